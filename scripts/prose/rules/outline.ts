import { VFile } from 'vfile';
import { AuthorError } from '../../../src/authoring/index.ts';
import { withDefaults } from '../../../src/markdown/options.ts';
import { linkedHeadings } from '../../../src/markdown/remark/headings.ts';
import { stepHeadings } from '../../../src/markdown/remark/steps.ts';
import type { Rule } from '../rule.ts';

/** Levels and ids of headings: what the build says, before a build. */
export const outline: Rule = ({ file, tree }) => {
  const copy = structuredClone(tree);
  try {
    stepHeadings()(copy);
    linkedHeadings(withDefaults({}))(copy, new VFile({ path: file }));
    return [];
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
    const { message, hint = '', line = 1, column = 1 } = error;
    return [{ line, column, message, hint }];
  }
};
