// `node scripts/draw-profiles.ts` draws the recordings of scripts/profile/recordings.json, as Angular's track shows them.
// With `--record`, it first records a click in each version of the slow sales table, and a second with a timer inside and outside of the zone. The times differ each time, and
// articles quote them. So record only when the applications or the packages have changed, on a machine that does nothing else.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { closeBrowser, openPage } from '../tests/workspaces/support/browse.ts';
import { serveFolder } from '../tests/workspaces/support/serve.ts';
import { root } from './lib/paths.mjs';
import { barsOf, detectionOf, isDetection } from './profile/bars.ts';
import { type Entry, recordEntries } from './profile/record.ts';
import {
  drawRecordings,
  type Recording,
  readRecordings,
  recordingsFile,
} from './profile/recordings.ts';
import { openWorkspace } from './workspaces/index.ts';

const VERSIONS = ['Method', 'Computed', 'Child'];
const RUNS = 15;

/** Where the timer runs, by the name of the picture. */
const PLACES = { 'timer-in-zone': 'in the zone', 'timer-outside': 'outside the zone' };

/** A recording without the listener and the wait for the next task, which differ by chance. */
function onlyDetection(entries: readonly Entry[]): Entry[] {
  const from = entries.find(isDetection)?.start ?? 0;
  return entries
    .filter(({ start }) => start >= from)
    .map((entry) => ({ ...entry, start: entry.start - from }));
}

/** Builds a project and opens it in Chromium. */
async function usePage<T>(name: string, use: (page: Page) => Promise<T>): Promise<T> {
  const workspace = await openWorkspace(name);
  try {
    const { status, printed } = await workspace.ng('build', '--configuration=development');
    if (status !== 0) throw new Error(printed);
    const server = await serveFolder(join(workspace.folder, `dist/${name}/browser`));
    const { page } = await openPage();
    await page.goto(server.address);
    const result = await use(page);
    await closeBrowser();
    await server.close();
    return result;
  } finally {
    workspace.dispose();
  }
}

/** Records several times, and takes the recording in the middle by the time of its change detections. */
async function medianOf(page: Page, act: () => Promise<void>): Promise<Entry[]> {
  const runs: Entry[][] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await recordEntries(page, act));
  runs.sort((a, b) => detectionOf(a) - detectionOf(b));
  return runs[Math.floor(RUNS / 2)] ?? [];
}

const recordClicks = (): Promise<Recording[]> =>
  usePage('slow-sales', async (page) => {
    const recordings: Recording[] = [];
    for (const version of VERSIONS) {
      await page.getByRole('button', { name: version }).click();
      const next = page.getByRole('button', { name: 'Next sale' });
      const bars = barsOf(onlyDetection(await medianOf(page, () => next.click())));
      const title = `One click in the version “${version}”`;
      recordings.push({ name: version.toLowerCase(), title, bars });
    }
    return recordings;
  });

const recordSeconds = (): Promise<Recording[]> =>
  usePage('sales-timer', async (page) => {
    const recordings: Recording[] = [];
    for (const [name, place] of Object.entries(PLACES)) {
      await page.getByRole('button', { name: `Timer ${place}` }).click();
      const entries = await medianOf(page, () => page.waitForTimeout(1000));
      const bars = entries.filter(isDetection).map((entry) => ({ ...entry, count: 1 }));
      recordings.push({ name, title: `One second with a timer ${place}`, bars });
    }
    return recordings;
  });

if (process.argv.includes('--record')) {
  const recordings = { clicks: await recordClicks(), seconds: await recordSeconds() };
  writeFileSync(recordingsFile, `${JSON.stringify(recordings, null, 2)}\n`);
}

const recordings = readRecordings();
for (const [file, picture] of drawRecordings(recordings))
  writeFileSync(join(root, 'content/images', file), picture);
for (const { name, bars } of [...recordings.clicks, ...recordings.seconds]) {
  const count = bars.filter(isDetection).length;
  console.log(`${name}: ${(detectionOf(bars) / 1000).toFixed(1)} ms, ${count}`);
}
