import type { Problem } from './problem.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function itemOf({ file, line, column, code, message }: Problem): string {
  const place = line > 0 ? `${file}:${line}:${column}` : file;
  return `<li><p><code>${escaped(place)}</code> ${escaped(code)}</p><pre>${escaped(message)}</pre></li>`;
}

/** A page that shows an author what is wrong with an example, in the place where the example would run. */
export function problemsPage(example: string, problems: readonly Problem[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${example} does not compile</title>
<style>
:root { color-scheme: light dark; }
body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.25rem; }
ol { padding-inline-start: 1.25rem; }
p { margin-block: 0.75rem 0; font-weight: 600; }
pre { margin-block: 0.25rem 0; white-space: pre-wrap; }
</style>
</head>
<body>
<h1>${example} does not compile</h1>
<ol>${problems.map(itemOf).join('\n')}</ol>
</body>
</html>
`;
}
