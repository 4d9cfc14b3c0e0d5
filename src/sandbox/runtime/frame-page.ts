/**
 * What the document of a frame may do: run scripts of the application, which come as blobs, and of the site; show what it has in memory. It asks no host for
 * anything else. Its inline code is that of its own, an import map, and what the application puts into style elements.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' blob: 'unsafe-inline'",
  "style-src 'unsafe-inline' blob:",
  'img-src data: blob:',
  'font-src data: blob:',
  'media-src data: blob:',
  // Without it, workers would be let by what scripts may be.
  "worker-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * The document of a preview's frame. The script is part of it, since each file that a frame waits for is one more round trip.
 *
 * @param script classic script that runs before everything else
 */
export function framePage(script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${POLICY}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<title>Preview</title>
<script>${script.replaceAll('</script', '<\\/script').trim()}</script>
</head>
<body></body>
</html>
`;
}
