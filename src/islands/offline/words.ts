import { type OfflineManifest, type Outcome, sectionLimit } from '../../offline/index.ts';

/** The button that begins it, and what it is called afterwards. */
export const labels = {
  begin: 'Make available offline',
  opened: 'Offline reading',
  keepAll: 'Save all of the docs',
  stop: 'Stop',
  remove: 'Remove',
} as const;

const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1e6))} MB`;

/** What is kept now. */
export function keptText(pages: number, all: boolean): string {
  if (all) return 'All of the docs are saved on this device, and stay up to date.';
  const count = pages === 1 ? '1 page is' : `${pages} pages are`;
  return `This site saves each page that you visit on this device. It saves the rest of the section too, if the section has at most ${sectionLimit} pages. ${count} saved.`;
}

/** What all of the docs cost, said before the reader asks for them. */
export function priceText({ size }: OfflineManifest): string {
  return `All of the docs are about ${megabytes(size.transferred)} to download and take ${megabytes(size.stored)} on this device. The compiler and running examples are not included, because they need a connection.`;
}

export const removeText =
  '“Remove” deletes all saved pages, and the service worker that saves them.';

/** What the reader is told in the end. */
export const messages = {
  registering: 'Getting ready …',
  ready: 'This page can be read offline now.',
  keeping: (percent: number) => `Saving all of the docs: ${percent}%`,
  all: 'All of the docs can be read offline now.',
  stopped: 'Stopped. The pages loaded so far are saved. You can continue later.',
  removed: 'Everything that was saved for offline reading has been removed.',
  refused:
    'Your browser does not let this site save pages. Usually storage is blocked, or this is a private window.',
  failures: {
    full: 'This device does not have enough space. The pages saved before are still here. Free some space, or remove the saved pages.',
    failed:
      'Some files could not be loaded. Check your connection and try again. The files that are already here stay saved.',
    older: 'Our docs have been updated, reload the page to see the latest.',
  } satisfies Record<Exclude<Outcome, 'kept'>, string>,
} as const;
