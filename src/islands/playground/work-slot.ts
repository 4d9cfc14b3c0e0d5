import {
  type FoundWork,
  type KeptWork,
  listWorks,
  newWorkId,
  readWork,
  writeWork,
} from './kept-work.ts';
import type { SharedCode } from './shared-code.ts';

/** Entry of the tab's own storage: which work it has open, and at which address. */
const TAB_KEY = 'docs-playground-tab';

/** How long to wait for a work that another page holds, in milliseconds: less than the pause before the first save. */
const LOCK_TIMEOUT_MS = 400;

/** What a tab has open. */
interface OpenWork {
  readonly id: string;
  readonly hash: string;
}

/**
 * Where the code that is open is kept. Each code that is opened gets a slot of its own, and each tab holds the slots that it
 * writes: a tab that opens what another one holds writes a copy.
 */
export class WorkSlot {
  #id: string | undefined;
  /** Fragment of the address that this code is at. The page's own may be that of the next code already. */
  #hash = location.hash;
  #release: (() => void) | undefined;
  #isClosed = false;

  /** @param id of the work that is opened; without it, the first change makes a new one */
  constructor(id?: string) {
    this.#id = id;
    if (id) void this.#hold(id);
  }

  /** Undefined before the first change of new code. */
  get id(): string | undefined {
    return this.#id;
  }

  /** Whether the address of the page is still the one of this code. The reader may have opened another link, of which no event has told yet. */
  get hasAddress(): boolean {
    return location.hash === this.#hash;
  }

  /** Says that the address of the page is the one of this code. */
  takeAddress(): void {
    this.#hash = location.hash;
  }

  /** @returns whether it is kept */
  save(
    code: SharedCode,
    { template, isWaiting, deleted }: Pick<KeptWork, 'template' | 'isWaiting' | 'deleted'>,
  ): boolean {
    if (!this.#id) {
      this.#id = newWorkId();
      void this.#hold(this.#id);
    }
    const { files, open } = code;
    const hash = this.#hash;
    const isKept = writeWork(this.#id, {
      ...{ files, open, isWaiting, hash, deleted, savedAt: Date.now() },
      ...(template !== undefined && { template }),
    });
    if (isKept && !this.#isClosed) writeTab({ id: this.#id, hash });
    return isKept;
  }

  /** Ends the holding. What is saved after it is kept, but is not what the tab has open. */
  close(): void {
    this.#isClosed = true;
    this.#release?.();
  }

  /** Makes sure that no other tab writes this work. Browsers without locks are trusted. */
  async #hold(id: string): Promise<void> {
    // Missing where the page is not served securely, whatever the types say.
    const locks: LockManager | null | undefined = navigator.locks;
    if (!locks) return;
    // The page before this one, in the same tab, may need a moment to let go.
    const options = { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) };
    const held = () => new Promise<void>((resolve) => this.#keepLock(resolve));
    await locks.request(`docs-playground:${id}`, options, held).catch(() => {
      // Another tab has it open.
      if (this.#id === id) this.#id = undefined;
    });
  }

  #keepLock(release: () => void): void {
    this.#release = release;
    if (this.#isClosed) release();
  }
}

/** What the reader has made at an address, in this tab or another one. */
export function workAt(hash: string, isCode: boolean): FoundWork | undefined {
  const tab = readTab();
  const own = tab?.hash === hash ? readWork(tab.id) : undefined;
  if (tab && own) return { id: tab.id, work: own };
  return isCode ? listWorks().find(({ work }) => work.hash === hash) : undefined;
}

/** Says that the tab has nothing of the reader's open. */
export function forgetTab(): void {
  try {
    sessionStorage.removeItem(TAB_KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Says what the tab has open. */
export function writeTab(open: OpenWork): void {
  try {
    sessionStorage.setItem(TAB_KEY, JSON.stringify(open));
  } catch {
    // The address may have the code.
  }
}

function readTab(): OpenWork | undefined {
  try {
    const value = JSON.parse(sessionStorage.getItem(TAB_KEY) ?? 'null') as Partial<OpenWork> | null;
    const { id, hash } = value ?? {};
    return typeof id === 'string' && typeof hash === 'string' ? { id, hash } : undefined;
  } catch {
    return undefined;
  }
}
