/**
 * `npm run update-guide:verify -- 19 20`: compares the evidence of the update guide with the packages of the versions that it names, or of all. Each
 * package is downloaded once into the system's folder for temporary files.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readUpdateGuide } from '../src/update-guide/index.ts';
import { root } from './lib/paths.mjs';
import { npm } from './lib/scratch-packages.ts';
import { checkEvidence, type Packages } from './update-guide/check-evidence.ts';
import { npmVersion } from './update-guide/npm-version.ts';

const scratch = path.join(tmpdir(), 'angular-update-guide');
const wanted = process.argv.slice(2).map(Number);

/** The folder of a release; one that was never published has none. */
function download(name: string, version: string): string | undefined {
  const folder = path.join(
    scratch,
    `${name.replace('/', '-')}@${version.replace(/[^\w.^~-]/g, '_')}`,
  );
  const unpacked = path.join(folder, 'package');
  if (existsSync(folder)) return existsSync(unpacked) ? unpacked : undefined;
  mkdirSync(folder, { recursive: true });
  try {
    npm(['pack', '--silent', `${name}@${version}`], folder);
  } catch {
    return undefined;
  }
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!archive) return undefined;
  execFileSync('tar', ['-xzf', archive], { cwd: folder });
  return unpacked;
}

const packages: Packages = {
  folder: (name, major, edge) => download(name, npmVersion(name, major, edge)),
};

const counts = { true: 0, unknown: 0, wrong: 0 };
for (const { major, steps } of readUpdateGuide(root)) {
  if (wanted.length > 0 && !wanted.includes(major)) continue;
  console.log(`… Comparing ${steps.length} steps of version ${major}`);
  for (const { id, evidence } of steps) {
    for (const line of evidence) {
      const verdict = checkEvidence(line, packages);
      counts[typeof verdict === 'string' ? verdict : 'wrong']++;
      if (typeof verdict === 'object') console.error(`${id}: ${line}\n  ${verdict.problem}`);
    }
  }
}
console.log(
  `${counts.true} facts are true, ${counts.wrong} are not, ${counts.unknown} cannot be compared.`,
);
process.exitCode = counts.wrong > 0 ? 1 : 0;
