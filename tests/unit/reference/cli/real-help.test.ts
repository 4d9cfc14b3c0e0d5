import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeScratchWorkspace } from '../../../../src/reference/cli/scratch-workspace.ts';
import {
  documentedPackage,
  prepareReference,
  referenceData,
} from '../../../../src/reference/index.ts';

// The extractor asks the CLI within one process. Here the real command answers, in a process of its own.

const workspace = makeScratchWorkspace(process.cwd());
beforeAll(() => prepareReference(), 60_000);
afterAll(() => workspace.remove());

function realHelp(name: string): { command: string; options: { name: string }[] } {
  const ng = path.join(documentedPackage('@angular/cli').folder, 'bin/ng.js');
  const { stdout } = spawnSync(
    process.execPath,
    [ng, ...name.split(' '), '--help', '--json-help'],
    {
      cwd: workspace.folder,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        HOME: workspace.folder,
        CI: '1',
        NG_CLI_ANALYTICS: 'false',
        NG_DISABLE_VERSION_CHECK: '1',
      },
    },
  );
  return JSON.parse(stdout);
}

test.each(['build', 'generate component'])(
  'ng %s answers what the extracted data says',
  (name) => {
    const help = realHelp(name);
    const data = referenceData('cli').commands.find((command) => command.name === name);
    const names = [...(data?.arguments ?? []), ...(data?.options ?? [])]
      .filter(({ workspaceOnly }) => !workspaceOnly)
      .map((option) => option.name);
    expect(data?.usage).toBe(help.command);
    expect(names.sort()).toEqual(help.options.map((option) => option.name).sort());
  },
  60_000,
);
