import type { ConsoleEntry } from '../types.ts';
import type { ErrorSource } from './protocol/messages.ts';

/** Something that stopped an application or a part of it, for an overlay. All texts may have been made up by the application. */
export interface PreviewError {
  readonly source: ErrorSource;
  /** Name and text of what was thrown: `TypeError: price is not a function`. */
  readonly message: string;
  /** Code of the framework, where the message has one: `NG0100`. */
  readonly code?: string;
  /** Where in the project it was thrown, if that is known. */
  readonly place?: ConsoleEntry['place'];
  /** Calls that led there, the application's with places in its sources. */
  readonly stack: string;
}

/**
 * What a preview is doing. `idle`: nothing to show yet. `stopped`: the application was ended, for a reason that the event of
 * this name gives; `reload` starts it again. `failed`: its frame did not load.
 */
export type PreviewState = 'idle' | 'starting' | 'running' | 'stopped' | 'failed';

/** Why an application was ended. */
export type StopReason =
  /** It did not answer for some seconds. */
  | 'unresponsive'
  /** It sent more messages than a page can take. */
  | 'flood'
  /** It loaded itself or another page again and again. */
  | 'reloads';

/** What a preview tells, by the name of the event. */
export interface PreviewEvents {
  state: PreviewState;
  /** A run of a version begins; console and errors are of this run from now on. */
  start: { readonly version: number };
  /** A version is shown. */
  ready: { readonly version: number; readonly milliseconds: number; readonly hot: boolean };
  console: ConsoleEntry;
  error: PreviewError;
  title: string;
  location: { readonly url: string; readonly canGoBack: boolean; readonly canGoForward: boolean };
  /** A module of the application has run: the name that imports have. */
  module: string;
  /** The application was ended, just before the state says so. */
  stopped: StopReason;
  /** The application tried to load another page in its place, and was started again. */
  left: undefined;
  /** The site has been built again: files that this page counts on are gone, and loading the page again brings the new ones. */
  outdated: undefined;
}

export type Listener<Name extends keyof PreviewEvents> = (event: PreviewEvents[Name]) => void;

/** Listeners by event. */
export class Emitter {
  readonly #listeners = new Map<string, Set<(event: never) => void>>();

  /** @returns ends the listening */
  on<Name extends keyof PreviewEvents>(name: Name, listener: Listener<Name>): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  emit<Name extends keyof PreviewEvents>(name: Name, event: PreviewEvents[Name]): void {
    for (const listener of this.#listeners.get(name) ?? []) (listener as Listener<Name>)(event);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
