import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DataFile, parseYaml, readDataFiles } from '../schemas/index.ts';
import { type MajorSteps, stepsByMajor, updateGuideFiles } from './read-steps.ts';

/** An entry of the collection of these files, which the content layer has read and checked against the schema. */
export interface UpdateGuideEntry {
  readonly id: string;
  readonly filePath?: string | undefined;
  readonly data: Record<string, unknown>;
}

/**
 * The steps of the files that the content layer has read, with the checks across files.
 *
 * @throws AuthorError that lists every mistake
 */
export function updateGuideOf(
  entries: readonly UpdateGuideEntry[],
  root: string = process.cwd(),
): MajorSteps[] {
  const files = entries.map(({ id, filePath, data }) => ({ id, file: filePath ?? id, data }));
  return withLines(files, root);
}

/**
 * Reads and checks the steps where there is no content layer: in tests and commands.
 *
 * @param root the project's folder
 * @throws AuthorError that lists every mistake
 */
export function readUpdateGuide(root: string = process.cwd()): MajorSteps[] {
  return withLines(readDataFiles(root, updateGuideFiles), root);
}

function withLines(files: readonly DataFile[], root: string): MajorSteps[] {
  const lineOf = (file: string, step: number) =>
    parseYaml(readFileSync(join(root, file), 'utf8'), { file }).placeOf([step]).line;
  return stepsByMajor(files, lineOf);
}
