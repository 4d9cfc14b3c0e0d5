/**
 * `npm run reference:versions`: writes `src/reference/versions/version-requirements.json`, what each minor release needs, from the packages that npm has.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectRequirements } from '../src/reference/versions/collect-requirements.ts';
import type { PublishedPackage, RequirementsFile } from '../src/reference/versions/types.ts';
import { site } from '../src/site.config.ts';
import { root } from './lib/paths.mjs';
import { npm } from './lib/scratch-packages.ts';

/** The first major of the table. */
const firstMajor = 12;

const file = path.join(root, 'src/reference/versions/version-requirements.json');
const majors = Array.from({ length: site.major - firstMajor + 1 }, (_, at) => firstMajor + at);

/** The releases of a package in the majors of the table. */
function published(name: string): PublishedPackage[] {
  return majors.flatMap((major) => {
    const fields = ['version', 'engines', 'peerDependencies'];
    const printed = npm(['view', `${name}@${major}`, ...fields, '--json'], root);
    const releases: PublishedPackage | PublishedPackage[] = JSON.parse(printed);
    return releases;
  });
}

const data: RequirementsFile & { generator: string } = {
  generator: 'Written by `npm run reference:versions`; do not edit.',
  checked: new Date().toISOString().slice(0, 10),
  latest: JSON.parse(npm(['view', '@angular/core', 'version', '--json'], root)),
  minors: collectRequirements(published('@angular/core'), published('@angular/compiler-cli')),
};
writeFileSync(file, `${JSON.stringify(data, undefined, 2)}\n`);
console.log(`${Object.keys(data.minors).length} minor releases; latest is ${data.latest}`);
