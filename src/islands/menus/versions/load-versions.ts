import { parseVersions, type Version } from './version-list.ts';

const address = '/assets/others/versions.json';

/** A list that is longer is not read to its end; bytes. */
const longest = 64 * 1024;

/** Reads an answer as text, but no more of it than a list can have. */
async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > longest) {
      await reader?.cancel();
      throw new Error('Invalid version data');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Asks the site for the versions that there are by now.
 *
 * @returns undefined where that fails or the answer is no valid list; the console says so
 */
export async function loadVersions(): Promise<Version[] | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    return parseVersions(JSON.parse(await readText(response)), location.origin);
  } catch (error) {
    console.error('Invalid version data', error);
    return undefined;
  }
}
