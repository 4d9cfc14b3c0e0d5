import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  compileFolders,
  filesOf,
  generate,
  migrationsFolder,
  type Outcome,
  perform,
  type Run,
  readRuns,
  Workspaces,
} from '../../scripts/migrations/index.ts';

// What the articles about migrations show as code before and after is what the schematics of the installed packages make of it.
// `npm run migrations` writes the code after; here the runs are repeated.

const runs = readRuns();
const written = [...new Set(runs.map(({ from }) => from))].filter(
  (from) => !runs.some(({ to }) => to === from),
);
const workspaces = new Workspaces();
let outcomes: Outcome[];
let errorsBefore: (readonly string[])[];

beforeAll(async () => {
  outcomes = await perform(runs, workspaces);
  errorsBefore = await compileFolders(written, workspaces);
});
afterAll(() => workspaces.dispose());

describe('what an author has written compiles', () => {
  test.each(written.map((folder, index) => ({ folder, index })))('$folder', ({ index }) => {
    expect(errorsBefore[index]).toEqual([]);
  });
});

describe('a schematic leaves what is kept, and it compiles or fails as migrations.yaml says', () => {
  test.each(runs.map((run, index) => ({ ...run, index })))('$to', ({ to, errors, index }) => {
    const outcome = outcomes[index];
    expect(outcome?.files).toEqual(filesOf(join(migrationsFolder, to)));
    expect(outcome?.errors).toEqual(errors);
  });
});

// Options go through the parser of the CLI, which the other runs don't use.
test.each([
  ['without options', (run: Run) => Object.keys(run.options).length === 0],
  ['with options', (run: Run) => run.schematic === 'standalone' && 'mode' in run.options],
])('ng generate of the pinned CLI does the same %s, and prints the same', async (_, fits) => {
  const run = runs.find(fits);
  if (!run) throw new Error('There is no such run.');
  const { files } = await generate(run, workspaces);
  expect(files).toEqual(filesOf(join(migrationsFolder, run.to)));
});

test('a name that the collection does not have is reported as the articles say', async () => {
  const [run] = runs;
  if (!run) throw new Error('There are no runs.');
  await expect(generate({ ...run, schematic: 'self-closing-tags' }, workspaces)).rejects.toThrow(
    'Schematic "self-closing-tags" not found in collection "@angular/core".',
  );
});
