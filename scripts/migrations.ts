// `npm run migrations`: runs each schematic of content/examples/migrations/migrations.yaml and writes what it leaves, beside what it was given.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { migrationsFolder, perform, readRuns, Workspaces } from './migrations/index.ts';

const wanted = process.argv.slice(2);
const runs = readRuns().filter(
  ({ to }) => wanted.length === 0 || wanted.some((name) => to.startsWith(`generated/${name}/`)),
);
const workspaces = new Workspaces();
try {
  for (const { run, files, errors } of await perform(runs, workspaces)) {
    const folder = join(migrationsFolder, run.to);
    rmSync(folder, { recursive: true, force: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    console.log(`${run.to}${errors.length > 0 ? `: ${errors.join(', ')}` : ''}`);
  }
} finally {
  workspaces.dispose();
}
