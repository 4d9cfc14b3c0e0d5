import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../../src/authoring/index.ts';
import { errorPages, referenceData } from '../../src/reference/index.ts';
import { Failure } from '../lib/failure.mjs';
import type { Plan } from './plan.ts';
import { skeleton } from './skeleton.ts';

/**
 * The article of an error or a diagnostic. Its page is there without it, and its address too.
 *
 * @param code as the framework prints it
 * @param root the project's folder; its reference is prepared
 * @throws Failure where the framework has no such code, or the code has an article
 */
export function planError(code: string, root: string): Plan {
  const pages = errorPages(referenceData('errors', root));
  const page = pages.find((candidate) => candidate.code === code);
  if (!page) {
    const codes = pages.map((candidate) => candidate.code);
    // The framework prints a zero before the number of an error at run time, and its sources do not.
    const padded = code.replace(/^(?:NG)?-?0*(\d+)$/i, 'NG0$1');
    const meant = codes.includes(padded) ? padded : (nearest(code, codes) ?? 'NG0950');
    throw new Failure(
      `The framework has no error code "${code}".`,
      `Write:\n  npm run new -- error ${meant}`,
    );
  }
  const path = `content/errors/${code}.mdx`;
  if (existsSync(join(root, path))) {
    throw new Failure(
      `${code} already has an article.`,
      `Change ${path}, and check it:\n  npm run check:content -- --only ${code}`,
    );
  }
  return {
    name: code,
    route: page.route,
    files: [{ path, text: skeleton('error.mdx', { code }) }],
  };
}
