// `npm run bench:build`: what builds cost, in a copy of the project: with nothing kept, unchanged, after a change of one article and of one example, and with each guide twice.
// Prints time and peak memory of each, and whether builds that find things kept write the same bytes as those with nothing kept; where they do not, it fails.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repeatGuides } from './build-bench/repeat-guides.ts';
import { hashFiles } from './lib/build.mjs';
import { copyPackages, copyProject } from './lib/copy-project.ts';
import { Failure, main } from './lib/failure.mjs';
import { buildNode } from './lib/node.mjs';

/** What one article or example gets, so that it is another one. */
const CHANGES = {
  'content/docs/guide/signals/index.mdx': '\nThis sentence is new.\n',
  'content/examples/bakery/src/app/app.css': '\n:host { display: block; }\n',
} as const;

/** Program text that writes the peak memory of its process, in kilobytes, into a folder when it ends. */
const probe = `import { writeFileSync } from 'node:fs';
process.once('exit', () => writeFileSync(process.env.PEAKS + '/' + process.pid, String(process.resourceUsage().maxRSS)));`;

/** Builds the copy, and prints what that took. */
function build(folder: string, label: string, goal: string, args: string[] = []): void {
  const peaks = join(folder, '.peaks');
  rmSync(peaks, { recursive: true, force: true });
  mkdirSync(peaks);
  const load = `--import data:text/javascript,${encodeURIComponent(probe)}`;
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    buildNode(),
    [join(folder, 'scripts/build.mjs'), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e9,
      env: { ...process.env, NODE_OPTIONS: load, PEAKS: peaks },
    },
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (status !== 0) throw new Failure(`The build “${label}” failed.`, `${stdout}\n${stderr}`);
  const kilobytes = Math.max(
    ...readdirSync(peaks).map((name) => Number(readFileSync(join(peaks, name), 'utf8'))),
  );
  const memory = `${(kilobytes / 1024 ** 2).toFixed(1)} GB`;
  console.log(`${label.padEnd(36)} ${seconds.padStart(6)} s   ${goal.padEnd(12)} ${memory}`);
}

/** Says whether two builds wrote the same bytes, and where not. */
function compare(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): void {
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  const different = names.filter((name) => one.get(name) !== other.get(name));
  if (different.length === 0) {
    console.log('  the same bytes as with nothing kept');
    return;
  }
  console.error(`  NOT THE SAME BYTES, in ${different.length} of ${names.length} files:`);
  for (const name of different.slice(0, 20)) console.error(`    ${name}`);
  process.exitCode = 1;
}

await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    copyProject(folder);
    copyPackages(folder);
    console.log('Builds, with the peak memory of the process that needs most');
    build(folder, 'with nothing kept', 'goal 80 s');
    const cold = hashFiles(folder, ['dist']);
    build(folder, 'unchanged', 'goal 2 s');
    build(folder, 'unchanged, but built (--fresh)', '', ['--fresh']);
    compare(cold, hashFiles(folder, ['dist']));
    for (const [file, change] of Object.entries(CHANGES)) {
      appendFileSync(join(folder, file), change);
      build(
        folder,
        `after a change of ${file.split('/')[1] === 'docs' ? 'an article' : 'an example'}`,
        'goal 15 s',
      );
    }
    const changed = hashFiles(folder, ['dist']);
    for (const name of ['.cache', 'dist'])
      rmSync(join(folder, name), { recursive: true, force: true });
    build(folder, 'both changes, with nothing kept', '');
    compare(hashFiles(folder, ['dist']), changed);
    repeatGuides(folder);
    build(folder, 'with each guide twice', '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
