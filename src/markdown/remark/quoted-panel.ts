import type { VFile } from 'vfile';
import type { AuthorError } from '../../authoring/index.ts';
import { quote, RequestProblem } from '../examples/quote.ts';
import { quotingFrom } from '../examples/quoted-file.ts';
import type { MarkdownOptions } from '../options.ts';
import type { Complain } from '../place.ts';
import { watchFile } from '../watched-files.ts';
import { fileName, type Panel } from './example-viewer.ts';
import {
  findAttribute,
  hasFlag,
  type JsxElement,
  printTag,
  type SnippetAttribute,
  snippetAttributes,
  textOf,
} from './jsx.ts';

/** What reading the code of an article needs. */
export interface Context {
  options: MarkdownOptions;
  complain: Complain;
  file: VFile;
}

/** The title of a file: the author's, else its name. */
export function titleOf(panel: Panel): string {
  return panel.title ?? fileName(panel.file ?? '');
}

/**
 * Quotes the file that `<Code>` names.
 *
 * @throws AuthorError at the attribute that is wrong
 */
export function readPanel(node: JsxElement, { options, complain, file }: Context): Panel {
  const path = textOf(node, 'path') ?? '';
  try {
    const quoted = quote(
      {
        path,
        region: textOf(node, 'region'),
        visibleRegion: textOf(node, 'visibleRegion'),
        visibleLines: textOf(node, 'visibleLines'),
        language: textOf(node, 'language'),
        highlight: textOf(node, 'highlight'),
        diff: textOf(node, 'diff'),
        showLineNumbers: hasFlag(node, 'linenums'),
        compact: hasFlag(node, 'compact'),
      },
      quotingFrom(file.path, options),
      (quotedFile) => {
        if (file.path) watchFile(file.path, quotedFile);
      },
    );
    return { ...quoted, title: textOf(node, 'title'), file: path };
  } catch (error) {
    throw error instanceof RequestProblem ? requestError(error, node, complain) : error;
  }
}

/** Puts the corrected tag below the hint, when the hint corrects one attribute. */
function requestError(problem: RequestProblem, node: JsxElement, complain: Complain): AuthorError {
  const { message, hint = '' } = problem.complaint;
  const correction = /(?:^|\s)(?<name>\w+)="(?<value>[^"]*)"\??$/.exec(hint)?.groups;
  const attributes = correction
    ? corrected(snippetAttributes(node), correction['name'] ?? '', correction['value'] ?? '')
    : undefined;
  return complain(findAttribute(node, problem.attribute) ?? node, {
    message,
    hint: attributes ? printTag('Code', attributes, true) : hint,
  });
}

const exclusive = ['region', 'visibleRegion', 'visibleLines'];

/** The attributes with one of them set, and without those that exclude it. */
export function corrected(
  attributes: readonly SnippetAttribute[],
  name: string,
  value: string,
): SnippetAttribute[] {
  const kept = attributes.filter(
    ([key]) => key !== name && !(exclusive.includes(name) && exclusive.includes(key)),
  );
  const position = attributes.findIndex(([key]) => key === name);
  kept.splice(position === -1 ? kept.length : position, 0, [name, value]);
  return kept;
}
