import type { Diagnostic } from '../../types.ts';
import type { MemoryFiles } from './memory-files.ts';
import { warning } from './style-imports.ts';

/** Page around an application. */
const PAGE = '/src/index.html';

/** A comment, which may have anything in it, a script, a link, or an element with a name of its own. */
const ELEMENT =
  /<!--[\s\S]*?(?:-->|$)|<([a-z][a-z\d]*-[\w.-]*|script\b|link\b)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;

/** A script that is data, or tells modules apart: it does nothing by itself. */
const DATA = /^(?:application\/(?:ld\+)?json|importmap|text\/plain)$/i;

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(
    `(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+)))?(?=\\s|/?$)`,
    'i',
  ).exec(attributes);
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}

function aboutScript(attributes: string): string | undefined {
  if (DATA.test(attribute(attributes, 'type') ?? '')) return undefined;
  const src = attribute(attributes, 'src');
  const what = src === undefined ? 'This script' : `The script ${src}`;
  return `${what} does not run in a preview, which runs only src/main.ts and what it imports. Move the code there, or download the project.`;
}

function aboutLink(attributes: string, files: MemoryFiles): string | undefined {
  if (!/\bstylesheet\b/i.test(attribute(attributes, 'rel') ?? '')) return undefined;
  const href = attribute(attributes, 'href') ?? '';
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(href))
    return `A preview has no network, so the style sheet ${href} is not loaded. Put it into a file of the project, such as src/styles.css.`;
  const path = `public/${href.replace(/^\.?\//, '').replace(/[?#].*$/, '')}`;
  if (files.exists(`/${path}`)) return undefined;
  return `Cannot find the style sheet ${href}: the project has no file ${path}. Add the file, or write its rules into src/styles.css.`;
}

function about(name: string, attributes: string, files: MemoryFiles): string | undefined {
  if (/^script$/i.test(name)) return aboutScript(attributes);
  if (/^link$/i.test(name)) return aboutLink(attributes, files);
  return aboutOwn(name, attributes);
}

function aboutOwn(name: string, attributes: string): string | undefined {
  if (!attributes.endsWith('/')) return undefined;
  return `The Angular CLI refuses <${name} />, and browsers take it for a start tag without an end. Write <${name}></${name}>.`;
}

/** What of a project's page a preview leaves out, or the Angular CLI refuses. */
export function pageProblems(files: MemoryFiles): Diagnostic[] {
  const html = files.get(PAGE) ?? '';
  return Array.from(html.matchAll(ELEMENT)).flatMap(
    ({ 0: whole, 1: name, 2: attributes = '', index }): Diagnostic[] => {
      if (name === undefined) return [];
      const message = about(name, attributes, files);
      return message === undefined ? [] : [warning(PAGE, html, index, whole.length, message)];
    },
  );
}
