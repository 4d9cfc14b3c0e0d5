import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listFiles } from '../../src/files/index.ts';
import { root, scratch } from '../lib/paths.mjs';
import { selection } from './selection.ts';
import { articleOfClaims, findSubjects, type Subject, textOf } from './subjects.ts';

/** Where the claims of articles are, relative to the root of the repository. */
export const claimsFolder = 'content/claims';

/** Where claims lie once they are compiled, relative to the root of the repository. */
export const compiledClaimsFolder = relative(root, `${scratch}/claims`).replaceAll('\\', '/');

/** A file of claims, with the article that they stand in. */
export interface Claims {
  /** Relative to the root of the repository. */
  readonly file: string;
  /** Relative to the root of the repository; undefined where there is no article of that name. */
  readonly article: string | undefined;
}

/** The compiled form of a file of claims, relative to the folder of all of them. */
export const compiledClaims = (file: string): string =>
  relative(claimsFolder, file).replaceAll('\\', '/').replace(/\.ts$/, '.js');

const isNamed = (file: string, { kind, names }: Subject): boolean =>
  kind !== 'example' && names.includes(articleOfClaims(file) ?? '');

const filesOfClaims = (folder: string): string[] =>
  listFiles(folder, claimsFolder, '**/*.test.ts').map((file) => `${claimsFolder}/${file}`);

/** The line at the top of a file of claims that changes what files would share, with the reason. */
const ALONE = /^\/\/ In a worker of its own: \S/;

/** Whether a file of claims shares no worker with others. */
export const runsAlone = ({ file }: Pick<Claims, 'file'>, folder: string): boolean =>
  ALONE.test(readFileSync(join(folder, file), 'utf8'));

/** All files of claims, sorted. */
export function findClaims(folder: string): Claims[] {
  const subjects = findSubjects(folder);
  return filesOfClaims(folder).map((file) => {
    const subject = subjects.find((one) => isNamed(file, one));
    return { file, article: subject && textOf(subject) };
  });
}

/** The files of claims of an article. */
export const claimsOf = (subject: Subject, folder: string): string[] =>
  filesOfClaims(folder).filter((file) => isNamed(file, subject));

/** The files of claims that this process is to run. */
export function selectedClaims(): Claims[] {
  const only = selection();
  return findClaims(root).filter(({ article }) => only?.articles.includes(article ?? '') ?? true);
}
