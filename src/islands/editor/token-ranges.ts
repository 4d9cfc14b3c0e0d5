import type { Role } from '../../code-colors/index.ts';

/** The grammars that the editor colours files with. */
export type Grammar = 'angular-ts' | 'angular-html' | 'html' | 'css' | 'scss' | 'json';

/** What the page asks of the worker that colours code. */
export interface ColourRequest {
  /** Comes back with the answer. */
  readonly id: number;
  readonly file: string;
  readonly grammar: Grammar;
  readonly text: string;
}

/** The worker's answer. */
export interface ColourAnswer {
  readonly id: number;
  /** Three numbers for each stretch that has a role: where it starts, where it ends, and the place of its role in `roles`. */
  readonly ranges: Uint32Array<ArrayBuffer>;
}

/** The roles in the order that answers count them. */
export const roles: readonly Role[] = [
  'attribute',
  'comment',
  'constant',
  'function',
  'keyword',
  'string',
  'tag',
  'type',
];

const grammars: Readonly<Record<string, Grammar>> = {
  css: 'css',
  html: 'angular-html',
  json: 'json',
  scss: 'scss',
  // The grammar of XML brings that of Java along; the parts of a drawing are elements of HTML too.
  svg: 'html',
  ts: 'angular-ts',
};

/** The grammar of a file, by its name; undefined for files that stay plain. The host page is not a template. */
export function grammarOf(file: string): Grammar | undefined {
  if (file.endsWith('/index.html')) return 'html';
  return grammars[file.slice(file.lastIndexOf('.') + 1)];
}
