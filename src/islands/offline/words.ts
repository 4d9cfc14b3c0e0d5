import { type OfflineManifest, type Outcome, sectionLimit } from '../../offline/index.ts';

/** The button that begins it, and what it is called afterwards. */
export const labels = {
  begin: 'Make available offline',
  opened: 'Offline reading',
  keepAll: 'Keep all of the docs',
  stop: 'Stop',
  remove: 'Remove',
} as const;

const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1e6))} MB`;

/** What is kept now. */
export function keptText(pages: number, all: boolean): string {
  if (all) return 'All of the docs are kept on this device, and stay up to date.';
  const count = pages === 1 ? '1 page is' : `${pages} pages are`;
  return `Sections you visit are kept on this device: the page, and the others of its section where it has no more than ${sectionLimit}. ${count} kept.`;
}

/** What all of the docs cost, said before the reader asks for them. */
export function priceText({ size }: OfflineManifest): string {
  return `All of the docs are about ${megabytes(size.transferred)} to download and take ${megabytes(size.stored)} on this device. The compiler and running examples are not among them: they need a connection.`;
}

export const removeText =
  '“Remove” deletes all kept pages, and the service worker that keeps them.';

/** What the reader is told in the end. */
export const messages = {
  registering: 'Getting ready …',
  ready: 'This page can be read offline now.',
  keeping: (percent: number) => `Keeping all of the docs: ${percent} %`,
  all: 'All of the docs can be read offline now.',
  stopped: 'Stopped. The pages loaded so far are kept. You can continue later.',
  removed: 'Everything that was kept for reading offline has been removed.',
  refused:
    'Your browser does not let this site keep pages. Blocked storage and private windows are the usual reasons.',
  failures: {
    full: 'There is not enough space for it. The pages kept before are still here. Free some space, or remove the kept pages.',
    failed:
      'Some files could not be loaded. Check your connection and try again. The files that are already here are kept.',
    older: 'Our docs have been updated, reload the page to see the latest.',
  } satisfies Record<Exclude<Outcome, 'kept'>, string>,
} as const;
