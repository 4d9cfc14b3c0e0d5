import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Snapshot } from '../../../scripts/verdicts/snapshot.ts';
import { Verdicts } from '../../../scripts/verdicts/verdicts.ts';
import { scratchFolder, write } from './scratch.ts';

const unit = { name: 'unit a.test.ts', inputs: ['file:a.test.ts'] };

function start() {
  const project = scratchFolder();
  write(project, { 'a.test.ts': 'a', 'data.json': '1' });
  const lines: string[] = [];
  const folder = join(scratchFolder(), 'verdicts');
  const verdicts = new Verdicts(folder, (line) => lines.push(line));
  const now = () => new Snapshot(project, {});
  return { project, folder, verdicts, lines, now };
}

/** The only file of verdicts. */
function kept(folder: string): string {
  const [file = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  return join(folder, file);
}

test('what has passed is found while its inputs are the same, and those that came to light', () => {
  const { project, verdicts, now } = start();
  expect(verdicts.find(unit, now())).toBeUndefined();
  verdicts.keep(unit, 3, ['file:data.json'], now(), now());
  expect(verdicts.find(unit, now())).toBe(3);
  write(project, { 'data.json': '2' });
  expect(verdicts.find(unit, now())).toBeUndefined();
  verdicts.keep(unit, 4, ['file:data.json'], now(), now());
  expect(verdicts.find(unit, now())).toBe(4);
  write(project, { 'data.json': '1' });
  expect(verdicts.find(unit, now()), 'the earlier one is still kept').toBe(3);
});

test('a verdict says nothing of a unit of another name, or with another list of inputs', () => {
  const { verdicts, now } = start();
  verdicts.keep(unit, 3, [], now(), now());
  expect(verdicts.find({ ...unit, name: 'unit b.test.ts' }, now())).toBeUndefined();
  expect(verdicts.find({ ...unit, inputs: [...unit.inputs, 'fact:node'] }, now())).toBeUndefined();
});

test('what has changed while it was judged is not kept', () => {
  const { project, folder, verdicts, now } = start();
  const before = now();
  write(project, { 'data.json': '2' });
  verdicts.keep(unit, 3, ['file:data.json'], before, now());
  expect(verdicts.find(unit, now())).toBeUndefined();
  expect(() => readdirSync(folder)).toThrow('ENOENT');
});

test('of one unit the newest five are kept', () => {
  const { project, folder, verdicts, now } = start();
  for (let version = 0; version < 8; version++) {
    write(project, { 'a.test.ts': String(version) });
    verdicts.keep(unit, 1, [], now(), now());
  }
  const [name = ''] = readdirSync(folder);
  expect(readdirSync(join(folder, name))).toHaveLength(5);
});

test.each(['{"tests":', '{"tests":"3","inputs":{}}', 'null'])(
  'a file with %s is no verdict, which is said',
  (text) => {
    const { folder, verdicts, lines, now } = start();
    verdicts.keep(unit, 3, [], now(), now());
    writeFileSync(kept(folder), text);
    expect(verdicts.find(unit, now())).toBeUndefined();
    expect(lines).toHaveLength(1);
  },
);

test('a folder that can not be written is said once, and harms nothing', () => {
  const { folder, lines, verdicts, now } = start();
  // A file stands where the folder would be.
  writeFileSync(folder, '');
  verdicts.keep(unit, 3, [], now(), now());
  verdicts.keep(unit, 3, [], now(), now());
  expect(verdicts.find(unit, now())).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('could not be written, so more checks run')]);
});
