import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { hashText, installedPackages } from '../../src/files/index.ts';
import { VARIABLES } from '../lib/build.mjs';
import { buildNode } from '../lib/node.mjs';
import { root } from '../lib/paths.mjs';

/** Variables of the system that programs heed. */
const OF_THE_SYSTEM = ['TZ', 'LANG', 'LC_ALL', 'CI'];

/**
 * What decides verdicts beside files: versions, and variables.
 *
 * @param browser path of the browser for tests, or empty
 */
export function currentFacts(browser: string): Record<string, string> {
  const variables = [...VARIABLES, ...OF_THE_SYSTEM];
  return {
    node: versionOf(buildNode()),
    platform: `${process.platform} ${process.arch}`,
    packages: hashText(readFileSync(installedPackages(root), 'utf8')),
    variables: variables.map((name) => `${name}=${process.env[name] ?? ''}`).join(' '),
    ...(browser && { browser: versionOf(browser) }),
  };
}

function versionOf(program: string): string {
  // Windows opens a window when a browser is asked for its version; a new one has another size.
  if (process.platform === 'win32') return `${program} ${statSync(program).size}`;
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
}
