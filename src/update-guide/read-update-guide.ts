import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml, readDataFiles } from '../schemas/index.ts';
import { type MajorSteps, stepsByMajor, updateGuideFiles } from './read-steps.ts';

/**
 * Reads and checks the steps of the update guide.
 *
 * @param root the project's folder
 * @throws AuthorError that lists every mistake
 */
export function readUpdateGuide(root: string = process.cwd()): MajorSteps[] {
  const lineOf = (file: string, step: number) =>
    parseYaml(readFileSync(join(root, file), 'utf8'), { file }).placeOf([step]).line;
  return stepsByMajor(readDataFiles(root, updateGuideFiles), lineOf);
}
