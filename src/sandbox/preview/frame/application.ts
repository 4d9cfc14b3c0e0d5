import type { MemoryLocation, MemoryLocationOptions } from '../framework/memory-location.ts';
import type { FrameRuntime, RunnableOutput } from '../protocol/messages.ts';
import type { Assets } from './assets.ts';
import { buildDocument } from './document.ts';
import type { Report } from './errors.ts';
import {
  addImportMap,
  load,
  moduleAddresses,
  runtimeAddresses,
  supportsSeveralMaps,
} from './modules.ts';
import { watchRendered } from './rendered.ts';
import type { Send } from './send.ts';

/** What starting an application needs of its frame. */
export interface StartContext {
  readonly send: Send;
  readonly report: Report;
  readonly assets: Assets;
  /** Is told of the location as soon as the framework is there. */
  readonly onLocation: (location: MemoryLocation) => void;
}

/** Readies what a later start needs, as far as this browser allows before the application is known. */
export function warm(runtime: FrameRuntime, evaluate: boolean): void {
  const addresses = runtimeAddresses(runtime);
  if (!evaluate) return;
  addImportMap(addresses);
  // Whoever runs the application learns of a failure.
  load(runtime.start).catch(() => {});
}

/** A package that a preview does not have, said in words. */
function startError(error: unknown): unknown {
  const [, name] = /resolve module specifier ["'“]?([^"'”\s]+)/.exec(String(error)) ?? [];
  if (name === undefined) return error;
  return new Error(`The application imports "${name}", which previews do not have.`, {
    cause: error,
  });
}

/** Runs an application in this document. */
export async function startApplication(
  runtime: FrameRuntime,
  output: RunnableOutput,
  options: MemoryLocationOptions,
  { send, report, assets, onLocation }: StartContext,
): Promise<void> {
  addImportMap({
    ...runtime.imports,
    ...runtimeAddresses(runtime),
    ...moduleAddresses(output),
  });
  buildDocument(output, assets);
  const waitNoLonger = watchRendered(() => send({ type: 'rendered' }));
  try {
    if (output.polyfills !== undefined) await load(output.polyfills);
    const framework = await load(runtime.start);
    const start = framework.start as (options: MemoryLocationOptions) => MemoryLocation;
    onLocation(start(options));
    await load(output.entry);
  } catch (error) {
    report('start', startError(error));
  }
  waitNoLonger();
}

/** Finds out, after the first start, what later ones can count on. */
export async function reportAbilities(send: Send): Promise<void> {
  send({ type: 'several-maps', supported: await supportsSeveralMaps() });
}
