import type { HotUpdate } from '../../types.ts';
import { addressOfCode, defineGlobal } from './modules.ts';

type Listener = (update: { readonly id: string; readonly timestamp: number }) => void;

/** How long the framework may take to load new code and to put it in place, in milliseconds. */
const PATIENCE = 1000;

/** Replaces templates and styles of components that run already, as the framework's development server does. */
export class HotUpdates {
  readonly #listeners: Listener[] = [];
  readonly #addresses = new Map<string, string>();
  readonly #empty = addressOfCode('export {}');
  readonly #asked = new Set<string>();
  readonly #loaded: ReadonlySet<string>;
  #failed = false;

  /** @param loaded names of the modules that have run */
  constructor(loaded: ReadonlySet<string>) {
    this.#loaded = loaded;
    defineGlobal('previewHot', {
      on: (name: string, listener: Listener) => {
        if (name === 'angular:component-update') this.#listeners.push(listener);
      },
      // What the framework says where it can't replace a component.
      send: () => {
        this.#failed = true;
      },
    });
    defineGlobal('previewUpdates', {
      addressOf: (id: string) => {
        this.#asked.add(id);
        return this.#addresses.get(id) ?? this.#empty;
      },
    });
  }

  /** Puts new code in place; false where only starting again shows it. */
  async apply(updates: readonly HotUpdate[]): Promise<boolean> {
    this.#asked.clear();
    this.#failed = false;
    const done = updates.map(({ id, code }) => this.#announce(id, code));
    const missed = updates.filter(({ id }) => !this.#asked.has(id) && this.#hasRun(id));
    if (missed.length > 0) return false;
    const inTime = await Promise.race([
      Promise.all(done).then(() => true),
      new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false)),
    ]);
    return inTime && !this.#failed;
  }

  /** Makes the framework load code for a component; resolves when that code has run and been put in place. */
  async #announce(id: string, code: string): Promise<void> {
    const before = this.#addresses.get(id);
    if (before) URL.revokeObjectURL(before);
    const address = addressOfCode(code);
    this.#addresses.set(id, address);
    for (const listener of this.#listeners) listener({ id, timestamp: Date.now() });
    if (!this.#asked.has(id)) return;
    // The framework asked for the same module first, so that its callback comes first as well.
    await import(/* @vite-ignore */ address);
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** Whether the module of a component has run: one that has not takes its new code when it does. */
  #hasRun(id: string): boolean {
    const [file = ''] = decodeURIComponent(id).split('@', 1);
    return this.#loaded.has(`app:/${file.replace(/^\//, '').replace(/\.ts$/, '.js')}`);
  }
}
