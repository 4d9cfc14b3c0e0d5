import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/examples/problem.ts';
import { listFiles } from '../../src/files/index.ts';
import { type Turn, turnsEverywhere, turnsOfTexts } from './rules/turns.ts';
import { shownTexts } from './shown-texts.ts';

/** Folders whose comments, messages and interface texts are checked. */
const folders = ['src', 'scripts'];

/** Files that have text of ours. */
const written = /\.(?:astro|css|mdx|mjs|js|ts|tsx)$/;

/** The rules quote what they forbid. */
const rules = 'scripts/prose/rules/';

/** The end of a line with what begins the next line of a comment. */
const lineBreak = /\n[ \t]*(?:\/\/|\*(?!\/))?/g;

/** A finding in a file, without its place in lines. */
interface Occurrence {
  readonly found: string;
  readonly index: number;
  readonly better: string;
}

/** Finds turns in a text, across the line breaks of comments. */
function turnsIn(code: string, turns: readonly Turn[]): Occurrence[] {
  // Places stay the same: white space takes the place of what is between two words.
  const text = code.replace(lineBreak, (gap) => ' '.repeat(gap.length));
  return turns.flatMap(({ pattern, better }) => {
    const spaced = new RegExp(pattern.source.replaceAll(' ', ' +'), pattern.flags);
    return [...text.matchAll(spaced)].map(({ 0: found, index }) => ({ found, index, better }));
  });
}

/**
 * Turns that are never right, in the comments, messages and interface texts of one file, and those that are wrong in its strings and templates alone.
 * The first kind is read as text: none of these turns occurs in code.
 *
 * @param file its path in the project
 */
export function sourceTurns(file: string, code: string): Problem[] {
  const found = [
    ...turnsIn(code, turnsEverywhere),
    ...turnsIn(shownTexts(file, code), turnsOfTexts),
  ];
  return found.map(({ found: words, index, better }) => {
    const before = code.slice(0, index).split('\n');
    return {
      file,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      code: 'turn',
      message: `"${words.replace(/ +/g, ' ')}" takes two readings.\nWrite it as you would say it to a colleague: ${better}`,
    };
  });
}

/** `sourceTurns` of all files of the site and of its scripts, and how many files there are. */
export function allSourceTurns(root: string): { problems: Problem[]; count: number } {
  const files = folders
    .flatMap((folder) => listFiles(root, folder, '**/*').map((file) => `${folder}/${file}`))
    .filter((file) => written.test(file) && !file.startsWith(rules));
  const problems = files.flatMap((file) =>
    sourceTurns(file, readFileSync(join(root, file), 'utf8')),
  );
  return { problems, count: files.length };
}
