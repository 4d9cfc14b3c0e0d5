/** Languages that fences may name, with the grammar that colours them; `text` is not coloured. */
export const languages = {
  'angular-html': 'angular-html',
  'angular-ts': 'angular-ts',
  apache: 'apache',
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  docker: 'docker',
  html: 'html',
  http: 'http',
  ini: 'ini',
  javascript: 'javascript',
  js: 'javascript',
  json: 'json',
  json5: 'json5',
  jsonc: 'jsonc',
  jsx: 'jsx',
  less: 'less',
  markdown: 'markdown',
  md: 'markdown',
  mermaid: 'mermaid',
  nginx: 'nginx',
  powershell: 'powershell',
  sass: 'sass',
  scss: 'scss',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  text: 'text',
  toml: 'toml',
  ts: 'typescript',
  tsx: 'tsx',
  txt: 'text',
  typescript: 'typescript',
  xml: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
} as const satisfies Record<string, string>;

/** A language that a fence or `language="…"` may name. */
export type Language = keyof typeof languages;

/** Tells whether a fence may name this language. */
export function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name);
}

/** Tells whether code of this language is typed at a prompt. */
export function isShell(name: string): boolean {
  return ['bash', 'powershell', 'sh', 'shell'].includes(name);
}

const componentPattern = /@Component\s*\(/u;

/**
 * The language of a quoted file: by its extension, with the grammars that know templates for
 * files with a component and for templates (every HTML file but the host page).
 *
 * @returns undefined when no language fits the extension
 */
export function languageOfFile(file: string, source: string): Language | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1).toLowerCase();
  if (name.startsWith('.') && !name.includes('.', 1)) return 'text';
  const extension = name.slice(name.lastIndexOf('.') + 1);
  if (extension === 'ts' && componentPattern.test(source)) return 'angular-ts';
  if (extension === 'html' && name !== 'index.html') return 'angular-html';
  if (extension === 'mjs' || extension === 'cjs') return 'js';
  if (extension === 'mts') return 'ts';
  return isLanguage(extension) ? extension : undefined;
}
