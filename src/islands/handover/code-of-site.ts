import type { CompileOutput } from '../../sandbox/types.ts';
import { exampleFiles, loadExample, loadStep } from './example-files.ts';
import { isKept, readKept } from './kept-example.ts';
import { type OwnCode, takeOwnCode } from './own-code.ts';

/** Code that a page of this site has handed to the playground: it runs without “Run”. */
export interface CodeOfSite extends OwnCode {
  readonly precompiled?: CompileOutput | undefined;
}

/**
 * Code that an address names without carrying it: `?example=` and the name of an example of the site, `?step=` and the id of a step of a
 * tutorial, with `show=answer` for its answer, or `#own=` and a key of the reader's own code.
 *
 * @returns undefined where the address names none; a rejection says why the code is not there
 */
export function codeOfSite({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): Promise<CodeOfSite> | undefined {
  if (hash.startsWith('#own=')) {
    const code = takeOwnCode(hash);
    return code
      ? Promise.resolve(code)
      : Promise.reject(
          new Error(
            'This address works only in the tab that opened it. Open your code again from the page where you edited it.',
          ),
        );
  }
  if (hash !== '') return undefined;
  const query = new URLSearchParams(search);
  const example = query.get('example');
  const step = query.get('step');
  if (example) return ofExample(example);
  return step ? ofStep(step, query.get('show') === 'answer') : undefined;
}

async function ofStep(step: string, isAnswer: boolean): Promise<CodeOfSite> {
  const unknown = new Error(`The step “${step}” could not be loaded.`);
  if (!/^[\w-]+(?:\/[\w-]+)?$/.test(step)) throw unknown;
  try {
    const { files, answer, openFiles, precompiled } = await loadStep(step);
    const all = isAnswer ? { ...files, ...answer?.files } : files;
    const open = isAnswer ? (answer?.openFiles ?? openFiles) : openFiles;
    return {
      files: all,
      open: open.length > 0 ? open : exampleFiles(all, ['app.ts']),
      precompiled: isAnswer && answer ? undefined : precompiled,
    };
  } catch {
    throw unknown;
  }
}

async function ofExample(example: string): Promise<CodeOfSite> {
  const unknown = new Error(`The example “${example}” could not be loaded.`);
  if (!/^[a-z\d-]+$/.test(example)) throw unknown;
  try {
    const { files, precompiled } = await loadExample(example);
    const open = exampleFiles(files, ['app.ts']);
    // What the reader has changed in the article comes along.
    return isKept(example)
      ? { files: readKept(example, files), open }
      : { files, open, precompiled };
  } catch {
    throw unknown;
  }
}
