import ts from 'typescript';
import { frontMatter } from '../articles/index.ts';

/** Texts of less than three words are names and keys. */
const LEAST_WORDS = 3;

const isProse = (text: string): boolean => text.trim().split(/\s+/).length >= LEAST_WORDS;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Code in which only some parts are left; white space takes the place of the rest, so that places stay. */
function onlyParts(code: string, parts: readonly (readonly [from: number, to: number])[]): string {
  let at = 0;
  const kept = parts.map(([from, to]) => {
    const piece = blank(code.slice(at, from)) + code.slice(from, to);
    at = to;
    return piece;
  });
  return kept.join('') + blank(code.slice(at));
}

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  node.kind === ts.SyntaxKind.TemplateHead ||
  node.kind === ts.SyntaxKind.TemplateMiddle ||
  node.kind === ts.SyntaxKind.TemplateTail;

/** The strings, templates and JSX texts of a module. */
function textsOfModule(code: string, isJsx: boolean): string {
  const kind = isJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile('module', code, ts.ScriptTarget.Latest, false, kind);
  const parts: [number, number][] = [];
  const visit = (node: ts.Node): void => {
    const from = node.getStart(source);
    if (isText(node) && isProse(code.slice(from, node.end))) parts.push([from, node.end]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return onlyParts(code, parts);
}

/** What readers don't see in a template: styles, scripts, comments, tags and expressions. */
const unseen =
  /<(style|script)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|<\/?[\w:.-]*|=>|[\w:-]+=/g;

/** The texts of a component: those of its code, and all of its template that is not code. */
function textsOfComponent(code: string): string {
  const matter = frontMatter.exec(code)?.[0] ?? '';
  const fence = '---';
  const script = matter ? matter.slice(fence.length, -fence.length) : '';
  const template = code.slice(matter.length).replace(unseen, blank);
  const ends = matter ? [fence, fence].map(blank) : ['', ''];
  return `${ends[0]}${textsOfModule(script, false)}${ends[1]}${template}`;
}

/**
 * What a file shows to readers, authors or contributors: its strings and the text of its templates, at their places. Comments and code become white
 * space.
 */
export function shownTexts(file: string, code: string): string {
  if (/\.(?:mjs|js|tsx?)$/.test(file)) return textsOfModule(code, /\.(?:tsx|js)$/.test(file));
  return file.endsWith('.astro') ? textsOfComponent(code) : blank(code);
}
