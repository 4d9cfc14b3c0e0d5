import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/examples/problem.ts';
import { listFiles } from '../../src/files/index.ts';
import { turnsEverywhere } from './rules/turns.ts';

/** Folders whose comments, messages and interface texts are checked. */
const folders = ['src', 'scripts'];

/** Files that have text of ours. */
const written = /\.(?:astro|css|mdx|mjs|js|ts|tsx)$/;

/** The rules quote what they forbid. */
const rules = 'scripts/prose/rules/';

/** The end of a line with what begins the next line of a comment. */
const lineBreak = /\n[ \t]*(?:\/\/|\*(?!\/))?/g;

/**
 * Turns that are never right, in the comments, messages and interface texts of one file. It is read as text: none of these turns occurs in code.
 *
 * @param file its path in the project
 */
export function sourceTurns(file: string, code: string): Problem[] {
  // Places stay the same: white space takes the place of what is between two words.
  const text = code.replace(lineBreak, (gap) => ' '.repeat(gap.length));
  return turnsEverywhere.flatMap(({ pattern, better }) => {
    const spaced = new RegExp(pattern.source.replaceAll(' ', ' +'), pattern.flags);
    return [...text.matchAll(spaced)].map(({ 0: found, index }) => {
      const before = code.slice(0, index).split('\n');
      return {
        file,
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        code: 'turn',
        message: `"${found.replace(/ +/g, ' ')}" takes two readings.\nWrite it as you would say it to a colleague: ${better}`,
      };
    });
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
