// `node scripts/draw-profiles.ts`: records a click in each version of the slow sales table, draws what Angular's track shows, and prints how long the change
// detections took. The drawings differ each time, so run it only when the application or the packages have changed, on a machine that does nothing else.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeBrowser, openPage } from '../tests/workspaces/support/browse.ts';
import { serveFolder } from '../tests/workspaces/support/serve.ts';
import { root } from './lib/paths.mjs';
import { drawProfile } from './profile/draw.ts';
import { type Entry, recordEntries } from './profile/record.ts';
import { openWorkspace } from './workspaces/index.ts';

const VERSIONS = ['Method', 'Computed', 'Child'];
const RECORDINGS = 15;

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

const workspace = await openWorkspace('slow-sales');
try {
  const { status, printed } = await workspace.ng('build', '--configuration=development');
  if (status !== 0) throw new Error(printed);
  const server = await serveFolder(join(workspace.folder, 'dist/slow-sales/browser'));
  const { page } = await openPage();
  await page.goto(server.address);
  const medians = new Map<string, Entry[]>();
  for (const version of VERSIONS) {
    await page.getByRole('button', { name: version }).click();
    const next = page.getByRole('button', { name: 'Next sale' });
    const recordings: Entry[][] = [];
    for (let run = 0; run < RECORDINGS; run++)
      recordings.push(await recordEntries(page, () => next.click()));
    recordings.sort((a, b) => detectionOf(a) - detectionOf(b));
    medians.set(version, recordings[Math.floor(RECORDINGS / 2)] ?? []);
  }
  await closeBrowser();
  await server.close();
  const longest = Math.max(...[...medians.values()].map(detectionOf));
  for (const [version, entries] of medians) {
    const file = join(root, 'content/images', `profile-${version.toLowerCase()}.svg`);
    const title = `One click in the version “${version}”`;
    writeFileSync(file, drawProfile(title, onlyDetection(entries), longest));
    console.log(`${version}: ${(detectionOf(entries) / 1000).toFixed(1)} ms`);
  }
} finally {
  workspace.dispose();
}
