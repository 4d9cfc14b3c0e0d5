import type { Code, Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearest } from '../../authoring/index.ts';
import { formatFenceMeta, parseFenceMeta } from '../code/fence-meta.ts';
import { pointlessFenceHighlight } from '../code/highlighted-lines.ts';
import { isLanguage } from '../code/languages.ts';
import { unknownLanguage } from '../examples/quote.ts';
import { exampleFolders, exampleOf } from '../examples/quoted-file.ts';
import type { MarkdownOptions } from '../options.ts';
import { complainAbout } from '../place.ts';
import { forgetFiles } from '../watched-files.ts';
import { exampleViewer, type Panel, type Viewer } from './example-viewer.ts';
import { failureNote, withFailingLines } from './failing-code.ts';
import {
  findAttribute,
  hasFlag,
  isJsx,
  type JsxElement,
  printTag,
  snippetAttributes,
  textOf,
} from './jsx.ts';
import { type Context, corrected, readPanel, titleOf } from './quoted-panel.ts';
import { takeId } from './taken-ids.ts';

/**
 * Code of an article: checks fences, quotes the files that `<Code>` names, and puts what has
 * several files, hidden lines or a preview into an example viewer.
 */
export function codeBlocks(options: MarkdownOptions) {
  return (tree: Root, file: VFile): void => {
    if (file.path) forgetFiles(file.path);
    const context: Context = { options, complain: complainAbout(file, options.root), file };
    const viewers: { viewer: Viewer; parent: Parent; node: Node }[] = [];

    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      const result = readCode(node, context);
      if (!result) return undefined;
      if ('panels' in result) viewers.push({ viewer: result, parent, node });
      else (parent.children as Node[])[index] = result;
      const expected = node.type === 'code' && expectedBy(node as Code);
      if (!expected) return SKIP;
      (parent.children as Node[]).splice(index + 1, 0, failureNote(expected, file.path, options));
      return [SKIP, index + 2];
    });

    // Numbers count from 1 on the page: examples of several files first, then the others.
    const several = viewers.filter(({ viewer }) => viewer.kind === 'several');
    const single = viewers.filter(({ viewer }) => viewer.kind === 'single');
    [...several, ...single].forEach(({ viewer, parent, node }, index) => {
      const id = takeId(file, `example-${index + 1}`);
      parent.children[parent.children.indexOf(node)] = exampleViewer(viewer, id);
    });
  };
}

/** What stands for a node: a code block, an example viewer, or (undefined) the node itself. */
function readCode(node: Node, context: Context): Code | Viewer | undefined {
  if (node.type === 'code') return readFence(node as Code, context);
  if (isJsx(node, 'Example')) return readExample(node, context);
  if (isJsx(node, 'Code')) return readSingle(node, context);
  return undefined;
}

/** The codes that a fence must fail with; `readFence` has checked its attributes. */
function expectedBy({ meta, value }: Code): string | undefined {
  const parsed = parseFenceMeta(meta ?? '', value.split('\n').length);
  return 'meta' in parsed ? parsed.meta.expect : undefined;
}

function readFence(code: Code, { complain }: Context): Code | Viewer | undefined {
  const language = code.lang ?? 'text';
  if (!isLanguage(language)) throw complain(code, unknownLanguage(language));
  if (language === 'mermaid') return undefined;
  const lines = code.value.split('\n');
  const parsed = parseFenceMeta(code.meta ?? '', lines.length);
  if ('complaint' in parsed) throw complain(code, parsed.complaint);
  const { meta } = parsed;
  const pointless = pointlessFenceHighlight(meta, lines);
  if (pointless) throw complain(code, pointless);
  if (meta.alt) {
    throw complain(code, {
      message: 'The fence attribute "alt" belongs to diagrams; code is read as it is.',
      hint: `Remove alt="${meta.alt}".`,
    });
  }
  if (meta.visibleLines) {
    const panel = { language, code: code.value, meta, title: meta.title, file: undefined };
    return { kind: 'single', title: meta.title, panels: [panel], source: undefined };
  }
  return { ...code, lang: language, meta: formatFenceMeta(withFailingLines(meta, lines)) };
}

function readSingle(node: JsxElement, context: Context): Code | Viewer {
  const panel = readPanel(node, context);
  const preview = hasFlag(node, 'preview') ? previewOf(node, context) : undefined;
  if (!preview && !panel.meta.visibleLines && !hasFlag(node, 'hideCode')) {
    const meta = formatFenceMeta({ ...panel.meta, title: titleOf(panel) });
    return { type: 'code', lang: panel.language, meta, value: panel.code };
  }
  return {
    kind: 'single',
    title: titleOf(panel),
    panels: [panel],
    preview,
    hideCode: hasFlag(node, 'hideCode'),
    source: preview && panel.file,
  };
}

function readExample(node: JsxElement, context: Context): Viewer {
  const preview = hasFlag(node, 'preview') ? previewOf(node, context) : undefined;
  if (!preview && textOf(node, 'path')) previewOf(node, context);
  const panels: Panel[] = [];
  visit(node, (child) => {
    if (isJsx(child, 'Code')) panels.push(readPanel(child, context));
  });
  return {
    kind: 'several',
    isCollapsed: hasFlag(node, 'collapsed'),
    title: textOf(node, 'title') ?? (panels[0] && titleOf(panels[0])),
    panels,
    preview,
    hideCode: hasFlag(node, 'hideCode'),
    source: preview,
  };
}

/** The application that a preview runs. */
function previewOf(node: JsxElement, { options, complain }: Context): string {
  const path = textOf(node, 'path');
  const folder = path === undefined ? undefined : exampleOf(path, options);
  if (folder !== undefined) return folder;
  const known = exampleFolders(options);
  const meant = path === undefined ? undefined : nearest(path, known);
  const tag = (value: string) =>
    printTag(
      node.name ?? '',
      corrected(snippetAttributes(node), 'path', value),
      isJsx(node, 'Code'),
    );
  throw complain(findAttribute(node, 'path') ?? node, {
    message:
      path === undefined
        ? 'A preview needs the path of an example application.'
        : `${options.examplesDirectory}/${path} is not an example application: it has no example.yaml.`,
    hint: meant ? tag(meant) : `The applications are ${known.join(', ')}.`,
  });
}
