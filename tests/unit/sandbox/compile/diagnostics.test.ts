import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTypings } from '../../../../src/sandbox/build/index.ts';
import { Engine } from '../../../../src/sandbox/compile/engine/index.ts';
import type { Diagnostic, ProjectFiles } from '../../../../src/sandbox/types.ts';
import { brokenApplications, workingApplication } from './broken-applications.ts';
import { CommandLine, type Finding } from './command-line.ts';

let commandLine: CommandLine;
let engine: Engine;
let version = 0;

beforeAll(async () => {
  commandLine = new CommandLine();
  engine = new Engine(await loadTypings());
});

afterAll(() => commandLine.dispose());

/** Checks an application with the engine that has checked all others before, as an editor would. */
function check(files: ProjectFiles): readonly Diagnostic[] {
  version += 1;
  const deleted = Object.keys(current).filter((path) => !(path in files)) as never[];
  current = files;
  engine.apply({ version, files, deleted });
  const steps = engine.check();
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value.diagnostics;
}

let current: ProjectFiles = {};

const toFinding = ({ code, file, line, column }: Diagnostic): Finding =>
  `${code} ${file}:${line}:${column}`;

test('the application that all others are made from has no mistake', () => {
  expect(check(workingApplication)).toEqual([]);
  expect(commandLine.compile(workingApplication).all).toEqual([]);
});

test.each(brokenApplications)('$mistake is found as by the command line', ({ code, files }) => {
  const application = { ...workingApplication, ...files };
  const found = [...new Set(check(application).map(toFinding))].sort();
  const { all, printed } = commandLine.compile(application);
  expect(found).toEqual(all);
  expect(found).toEqual(expect.arrayContaining([...printed]));
  expect(found.map((finding) => finding.split(' ')[0])).toContain(code);
});
