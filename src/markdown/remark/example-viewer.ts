import type { Code, RootContent } from 'mdast';
import { formatFenceMeta } from '../code/fence-meta.ts';
import type { QuotedCode } from '../examples/quote.ts';
import { jsxBlock } from './jsx.ts';

/** One file of an example viewer. */
export interface Panel extends QuotedCode {
  /** Title that the author gave. */
  title: string | undefined;
  /** Path below the examples folder; undefined for a fence. */
  file: string | undefined;
}

/** Code with a toolbar: several files in tabs, lines that can be shown, or a preview. */
export interface Viewer {
  kind: 'several' | 'single';
  title: string | undefined;
  panels: Panel[];
  /** Folder of the application that the preview runs. */
  preview?: string | undefined;
  hideCode?: boolean | undefined;
  /** Whether all of it is closed until the reader opens it. */
  isCollapsed?: boolean | undefined;
  /** Path below the examples folder that the link to the sources shows. */
  source: string | undefined;
}

/** The components that show a viewer; they are not for authors. */
export function exampleViewer(viewer: Viewer, id: string): RootContent {
  const names = tabNames(viewer.panels);
  const hasHiddenLines = viewer.panels.some((panel) => panel.meta.visibleLines);
  return jsxBlock(
    'ExampleViewer',
    {
      id,
      title: viewer.title,
      tabs: JSON.stringify(names),
      preview: viewer.preview,
      source: viewer.source,
      hideCode: viewer.hideCode ? null : undefined,
      hasHiddenLines: hasHiddenLines ? null : undefined,
      collapsed: viewer.isCollapsed ? null : undefined,
    },
    viewer.panels.map((panel, index) =>
      jsxBlock(
        'ExamplePanel',
        {
          id: `${id}-panel-${index + 1}`,
          tab: `${id}-tab-${index + 1}`,
          title: panel.title ?? fileName(panel.file ?? ''),
          first: index === 0 ? null : undefined,
          alone: viewer.panels.length === 1 ? null : undefined,
        },
        [codeOf(panel)],
      ),
    ),
  );
}

/**
 * The texts of the tabs: the author's title where there is one; else the upper-case extension, if
 * the files all differ in it; else the file name.
 */
export function tabNames(panels: readonly Pick<Panel, 'title' | 'file'>[]): string[] {
  const extensions = panels.map((panel) => extensionOf(panel.file ?? ''));
  const telling = extensions.length > 1 && new Set(extensions).size === extensions.length;
  return panels.map((panel, index) => {
    if (panel.title !== undefined) return panel.title;
    const extension = extensions[index] ?? '';
    return telling && extension !== '' ? extension.toUpperCase() : fileName(panel.file ?? '');
  });
}

function codeOf(panel: Panel): Code {
  const meta = formatFenceMeta(panel.meta, true);
  return { type: 'code', lang: panel.language, meta, value: panel.code };
}

/** The last part of a path. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function extensionOf(path: string): string {
  const name = fileName(path);
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : '';
}
