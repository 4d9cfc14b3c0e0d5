import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../authoring/index.ts';
import { listFiles } from '../../files/index.ts';
import type { MarkdownOptions } from '../options.ts';
import { type Complaint, relativeTo } from '../place.ts';
import { type MarkedSource, readRegions } from './regions.ts';

/** A file under the examples folder, as an article quotes it. */
export interface QuotedFile extends MarkedSource {
  /** Path below the examples folder, with forward slashes. */
  path: string;
  /** The whole text, markers included. */
  source: string;
}

/** A problem with the quoted path, to be reported where the article names it. */
export class QuoteProblem extends Error {
  readonly complaint: Complaint;

  constructor(complaint: Complaint) {
    super(complaint.message);
    this.complaint = complaint;
  }
}

/**
 * The options with the folder that an article quotes from: the text of a tutorial's step shows files of the step.
 *
 * @param article path of the article, absolute or relative to the root
 */
export function quotingFrom(
  article: string | undefined,
  options: MarkdownOptions,
): MarkdownOptions {
  if (article === undefined) return options;
  const file = relativeTo(options.root, path.resolve(options.root, article));
  if (!file.startsWith(`${options.tutorialsDirectory}/`)) return options;
  return { ...options, examplesDirectory: path.posix.dirname(file) };
}

/**
 * Reads a file that an article quotes.
 *
 * @param wanted path below the examples folder
 * @param onRead is given the absolute path of the file, so that the article follows its changes
 * @throws QuoteProblem when there is no such file
 * @throws AuthorError when the file's own markers are wrong
 */
export function readQuotedFile(
  wanted: string,
  options: MarkdownOptions,
  onRead: (file: string) => void,
): QuotedFile {
  const directory = path.join(options.root, options.examplesDirectory);
  const file = path.join(directory, wanted);
  const inside = file.startsWith(directory + path.sep);
  if (inside) onRead(file);
  if (!inside || !existsSync(file) || !statSync(file).isFile()) {
    throw new QuoteProblem(missingFile(wanted, directory, options));
  }
  const source = readFileSync(file, 'utf8');
  return { path: wanted, source, ...readRegions(source, relativeTo(options.root, file)) };
}

function missingFile(wanted: string, directory: string, options: MarkdownOptions): Complaint {
  const meant = nearest(wanted, listFiles(directory, '.', '**/*.*'));
  const isStep = options.examplesDirectory.startsWith(`${options.tutorialsDirectory}/`);
  const example = isStep ? 'answer/src/app/app.ts' : 'bakery/src/app/app.ts';
  return {
    message: `There is no file ${options.examplesDirectory}/${wanted}.`,
    hint: meant
      ? `Did you mean path="${meant}"?`
      : `Paths start below ${options.examplesDirectory}: path="${example}".`,
  };
}

/** The folder of the application that a path belongs to, when it is one (it has `example.yaml`). */
export function exampleOf(quoted: string, options: MarkdownOptions): string | undefined {
  const [folder = ''] = quoted.split('/');
  const mark = path.join(options.root, options.examplesDirectory, folder, 'example.yaml');
  return folder !== '' && existsSync(mark) ? folder : undefined;
}

/** Every folder that is an example application. */
export function exampleFolders(options: MarkdownOptions): string[] {
  const directory = path.join(options.root, options.examplesDirectory);
  if (!existsSync(directory)) return [];
  return readdirSync(directory).filter((name) => exampleOf(name, options) !== undefined);
}
