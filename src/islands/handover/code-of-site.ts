import type { CompileOutput } from '../../sandbox/types.ts';
import { exampleFiles, loadExample } from './example-files.ts';
import { type OwnCode, takeOwnCode } from './own-code.ts';

/** Code that a page of this site has handed to the playground: it runs without “Run”. */
export interface CodeOfSite extends OwnCode {
  readonly precompiled?: CompileOutput | undefined;
}

/**
 * Code that an address names without carrying it: `?example=` and the name of an example of the site, or `#own=` and a key of the reader's own code.
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
            'This address works in one tab only. Open your code again from the page where you edited it.',
          ),
        );
  }
  const example = new URLSearchParams(search).get('example');
  return hash === '' && example ? ofExample(example) : undefined;
}

async function ofExample(example: string): Promise<CodeOfSite> {
  const unknown = new Error(`The example “${example}” could not be loaded.`);
  if (!/^[a-z\d-]+$/.test(example)) throw unknown;
  try {
    const { files, precompiled } = await loadExample(example);
    return { files, open: exampleFiles(files, ['app.ts']), precompiled };
  } catch {
    throw unknown;
  }
}
