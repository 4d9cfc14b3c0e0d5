import { everyFile, type FromWorker, filesFor, type Outcome, type ToWorker } from '../index.ts';
import { chooseAll } from '../state.ts';
import { buildOfClient, rememberBuild } from './client-builds.ts';
import { carryOut, outcomeOf } from './keep.ts';
import { afterInstallation, install, removeAll, takeOver, tidy } from './life.ts';
import { ownBuild, ownManifest } from './own-build.ts';
import { scope, type WorkerMessageEvent } from './scope.ts';

/** Does what a page asks for, and answers on the port that came with the message. */
export async function onMessage(event: WorkerMessageEvent): Promise<void> {
  const message = event.data as ToWorker;
  const outcome = await act(message, event).catch(outcomeOf);
  event.ports[0]?.postMessage({ outcome, build: ownBuild } satisfies FromWorker);
}

async function act(message: ToWorker, event: WorkerMessageEvent): Promise<Outcome> {
  switch (message.type) {
    case 'visit':
      return visit(message, event);
    case 'prepare':
      if (!(await ownManifest())) await install(event);
      return 'kept';
    case 'which':
      return 'kept';
    case 'keep':
      // What a page asks for comes with a port, what an older worker tells of comes without.
      if (event.ports.length > 0) tellNextBuild(message.files);
      return keep(message.files, event);
    case 'choose-all':
      await chooseAll();
      return 'kept';
    case 'take-over':
      await takeOver(event);
      return 'kept';
    case 'remove':
      await removeAll();
      return 'kept';
  }
}

/** Keeps the section of a page that is shown. A page that was there before the worker is taken for one of its build if all its scripts and styles are. */
async function visit(
  { page, assets }: Extract<ToWorker, { type: 'visit' }>,
  event: WorkerMessageEvent,
): Promise<Outcome> {
  const manifest = await ownManifest();
  if (!manifest) return 'failed';
  const { id } = event.source ?? { id: '' };
  if ((await buildOfClient(id)) === undefined) {
    if (!assets.every((asset) => Object.hasOwn(manifest.core, asset))) return 'older';
    await rememberBuild(id, ownBuild);
    await scope.clients.claim();
  }
  const files = filesFor(manifest, page);
  tellNextBuild(files);
  const outcome = await keep(files, event);
  await tidy();
  return outcome;
}

/** The next build, which knows already what it keeps, learns of what has come since. */
function tellNextBuild(files: readonly string[]): void {
  const { installing, waiting } = scope.registration;
  for (const next of [installing, waiting])
    next?.postMessage({ type: 'keep', files } satisfies ToWorker);
}

/** Keeps files, as far as they are of this build. */
async function keep(files: readonly string[], event: WorkerMessageEvent): Promise<Outcome> {
  // The next build gets lots while it installs.
  await afterInstallation();
  const manifest = await ownManifest();
  if (!manifest) return 'failed';
  const hashes = everyFile(manifest);
  const fetch = files.filter((address) => hashes.has(address));
  await carryOut({ copy: [], fetch }, hashes, event);
  return 'kept';
}
