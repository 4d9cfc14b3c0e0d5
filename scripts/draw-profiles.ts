// `node scripts/draw-profiles.ts`: records a click in each version of the slow sales table, and a second with a timer inside and outside of the zone. It draws what
// Angular's track shows, and prints how long the change detections took. The drawings differ each time, so run it only when the application or the packages have changed, on a machine that does nothing else.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { closeBrowser, openPage } from '../tests/workspaces/support/browse.ts';
import { serveFolder } from '../tests/workspaces/support/serve.ts';
import { root } from './lib/paths.mjs';
import { drawDetections, drawProfile } from './profile/draw.ts';
import { type Entry, recordEntries } from './profile/record.ts';
import { openWorkspace } from './workspaces/index.ts';

const VERSIONS = ['Method', 'Computed', 'Child'];
const RECORDINGS = 15;

/** Where the timer runs, by the name of the drawing. */
const PLACES = { 'timer-in-zone': 'in the zone', 'timer-outside': 'outside the zone' };

/** In microseconds. */
const SECOND = 1_000_000;

const isDetection = ({ name }: Entry): boolean => name.startsWith('Change detection');

/** Microseconds that the change detections of a recording took. */
const detectionOf = (entries: readonly Entry[]): number =>
  entries.filter(isDetection).reduce((sum, { duration }) => sum + duration, 0);

/** A recording without the listener and the wait for the next task, which differ by chance. */
function onlyDetection(entries: readonly Entry[]): Entry[] {
  const from = entries.find(isDetection)?.start ?? 0;
  return entries
    .filter(({ start }) => start >= from)
    .map((entry) => ({ ...entry, start: entry.start - from }));
}

/** Builds a project and opens it in Chromium. */
async function usePage(name: string, use: (page: Page) => Promise<void>): Promise<void> {
  const workspace = await openWorkspace(name);
  try {
    const { status, printed } = await workspace.ng('build', '--configuration=development');
    if (status !== 0) throw new Error(printed);
    const server = await serveFolder(join(workspace.folder, `dist/${name}/browser`));
    const { page } = await openPage();
    await page.goto(server.address);
    await use(page);
    await closeBrowser();
    await server.close();
  } finally {
    workspace.dispose();
  }
}

/** Records several times, and takes the recording in the middle by the time of its change detections. */
async function medianOf(page: Page, act: () => Promise<void>): Promise<Entry[]> {
  const recordings: Entry[][] = [];
  for (let run = 0; run < RECORDINGS; run++) recordings.push(await recordEntries(page, act));
  recordings.sort((a, b) => detectionOf(a) - detectionOf(b));
  return recordings[Math.floor(RECORDINGS / 2)] ?? [];
}

/** Writes a drawing, and prints the time of the change detections. */
function write(name: string, entries: readonly Entry[], drawing: string): void {
  writeFileSync(join(root, 'content/images', `profile-${name}.svg`), drawing);
  const count = entries.filter(isDetection).length;
  console.log(`${name}: ${(detectionOf(entries) / 1000).toFixed(1)} ms, ${count}`);
}

await usePage('slow-sales', async (page) => {
  const medians = new Map<string, Entry[]>();
  for (const version of VERSIONS) {
    await page.getByRole('button', { name: version }).click();
    const next = page.getByRole('button', { name: 'Next sale' });
    medians.set(version, await medianOf(page, () => next.click()));
  }
  const longest = Math.max(...[...medians.values()].map(detectionOf));
  for (const [version, entries] of medians) {
    const title = `One click in the version “${version}”`;
    write(version.toLowerCase(), entries, drawProfile(title, onlyDetection(entries), longest));
  }
});

await usePage('sales-timer', async (page) => {
  for (const [name, place] of Object.entries(PLACES)) {
    await page.getByRole('button', { name: `Timer ${place}` }).click();
    const entries = await medianOf(page, () => page.waitForTimeout(SECOND / 1000));
    const title = `One second with a timer ${place}`;
    write(name, entries, drawDetections(title, entries.filter(isDetection), SECOND));
  }
});
