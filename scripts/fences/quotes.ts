import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { AuthorError } from '../../src/authoring/index.ts';
import type { Problem } from '../../src/examples/compiler/index.ts';
import { withDefaults } from '../../src/markdown/options.ts';
import { complainAbout } from '../../src/markdown/place.ts';
import { isJsx } from '../../src/markdown/remark/jsx.ts';
import { readPanel } from '../../src/markdown/remark/quoted-panel.ts';
import type { Article } from '../articles/index.ts';

/** What is wrong with each `<Code>` of an article; the build stops at the first one. */
export function quoteProblems({ file, tree }: Article, root: string): Problem[] {
  const options = withDefaults({ root });
  const context = {
    options,
    complain: complainAbout(new VFile({ path: file }), root),
    file: new VFile({ path: file }),
  };
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (!isJsx(node, 'Code')) return;
    try {
      readPanel(node, context);
    } catch (error) {
      if (!(error instanceof AuthorError)) throw error;
      const { message, hint = '', line = 0, column = 0 } = error;
      problems.push({
        file: error.file ?? file,
        line,
        column,
        code: 'quote',
        message: `${message}\n${hint}`.trim(),
      });
    }
  });
  return problems;
}
