import type { ProjectFiles, ProjectPath } from '../../sandbox/types.ts';
import { readStored, writeStored } from '../../stores/index.ts';

/** Code of the reader's own, on its way from an example or a step to the playground. */
export interface OwnCode {
  readonly files: ProjectFiles;
  /** Files with a tab, in order. */
  readonly open: readonly ProjectPath[];
}

const PREFIX = 'docs-handover:';

/** What the playground did not fetch after a minute is not fetched any more. */
const MAX_AGE_MS = 60_000;

/**
 * Opens code in the playground. It is the reader's own, so it runs there at once; a link could not say that.
 * Where the browser has no storage, the code goes in a link, which waits for “Run”.
 */
export async function openPlayground(code: OwnCode): Promise<void> {
  location.assign(handOver(code) ?? (await linkTo(code)));
}

/** Puts code where the playground finds it. @returns the address that opens it; undefined without storage */
export function handOver({ files, open }: OwnCode, now = Date.now()): string | undefined {
  dropOld(now);
  // Nothing secret: the storage is of this site alone. `crypto.randomUUID` is missing where a site is served without TLS.
  const id = Math.random().toString(36).slice(2);
  const isStored = writeStored(PREFIX + id, JSON.stringify({ time: now, files, open }));
  return isStored ? `/playground#own=${id}` : undefined;
}

/**
 * Takes the code that an address names. It moves to the storage of the tab, so that loading the page again finds it, and
 * nobody else does.
 *
 * @param fragment with its `#`
 * @returns undefined where the code is not there any more
 */
export function takeOwnCode(fragment: string): OwnCode | undefined {
  const key = PREFIX + fragment.replace('#own=', '');
  const handed = readStored(key);
  try {
    if (handed !== null) {
      localStorage.removeItem(key);
      sessionStorage.setItem(key, handed);
    }
    return parse(handed ?? sessionStorage.getItem(key));
  } catch {
    return parse(handed);
  }
}

function parse(text: string | null): OwnCode | undefined {
  try {
    const { files, open } = JSON.parse(text ?? 'null') ?? {};
    return files && Array.isArray(open) && open.length > 0 ? { files, open } : undefined;
  } catch {
    return undefined;
  }
}

function dropOld(now: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const { time } = JSON.parse(localStorage.getItem(key) ?? '{}');
      if (!(now - time < MAX_AGE_MS)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing old.
  }
}

async function linkTo(code: OwnCode): Promise<string> {
  const { toHash } = await import('../playground/shared-code.ts');
  return `/playground#${toHash(code)}`;
}
