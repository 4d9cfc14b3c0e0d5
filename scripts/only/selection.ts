import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Example, findExamples } from '../../src/examples/index.ts';
import { filesBelow, listFiles } from '../../src/files/index.ts';
import { type Article, findArticles } from '../articles/index.ts';
import { root } from '../lib/paths.mjs';

/** What a run of the checks is limited to. */
export interface Selection {
  /** Names of examples. */
  readonly examples: readonly string[];
  /** Files of articles, texts of steps among them, relative to the root of the repository. */
  readonly articles: readonly string[];
  /** Ids of steps: `signals/2-computed`. */
  readonly steps: readonly string[];
}

/** The variable of the environment by which `npm run check:content -- --only …` tells its checks what to look at. */
const VARIABLE = 'CHECK_ONLY';

/** The environment for checks that are limited to a selection. */
export function environmentOf(selection: Selection): Record<string, string> {
  return { [VARIABLE]: JSON.stringify(selection) };
}

/** What this process is to check; undefined where it checks everything. */
export function selection(): Selection | undefined {
  const text = process.env[VARIABLE];
  return text ? JSON.parse(text) : undefined;
}

/** The examples that this process is to check. */
export function selectedExamples(): Example[] {
  const only = selection();
  return findExamples().filter(({ name }) => only?.examples.includes(name) ?? true);
}

/** The articles that this process is to check. */
export function selectedArticles(): Article[] {
  return findArticles(selection()?.articles);
}

/** The articles that quote files of these examples. */
export function articlesThatQuote(examples: readonly string[]): Article[] {
  if (examples.length === 0) return [];
  const quote = new RegExp(`="(?:${examples.join('|')})[/"]`);
  const files = filesBelow(join(root, 'content'))
    .filter((file) => file.endsWith('.mdx') && quote.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file).replaceAll('\\', '/'));
  return findArticles(files);
}

/** The articles about errors that this process is to check, not parsed. */
export function selectedErrorArticles(): Pick<Article, 'file' | 'text'>[] {
  const only = selection();
  return listFiles(root, 'content/errors', '*.mdx')
    .map((name) => `content/errors/${name}`)
    .filter((file) => only?.articles.includes(file) ?? true)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}
