// `npm run check:prose`: the prose of articles, of the update guide, of steps of tutorials, of the glossary and of the project's documents keeps the
// rules for authors, and comments, messages and interface texts of `src` and `scripts` have none of the turns that are never right. Each finding has its
// place and the corrected form. With `--links`, it lists the links that share no word with their target instead: most of them say what to do there,
// so they are to be read.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stopAt } from '../src/examples/problem.ts';
import { filesBelow } from '../src/files/index.ts';
import { readGlossary } from '../src/markdown/index.ts';
import { findArticles, type NavigationItem, readNavigationItems } from '../src/navigation/index.ts';
import { type Article, findShortTexts, findSteps, readArticle } from './articles/index.ts';
import { counted } from './lib/count.ts';
import { root } from './lib/paths.mjs';
import { selectedArticles, selection } from './only/index.ts';
import {
  allSourceTurns,
  keptProseProblems,
  labelProblems,
  linksInOtherWords,
  proseProblems,
  shortTextProblems,
  type UnreadArticle,
} from './prose/index.ts';

const routes = new Map(findArticles(root).map(({ file, route }) => [file, route]));
const labels = labelsOfRoutes();
const routeOf = (file: string): string | undefined => routes.get(file);
const labelOf = (file: string): string | undefined => labels.get(routeOf(file) ?? '');

if (process.argv.includes('--links')) listLinks();
else checkProse();

function checkProse(): void {
  const articles = selection() ? selectedArticles().map(asRead) : unreadArticles();
  const steps = selection() ? [] : findSteps().map(asRead);
  const shortTexts = selection() ? [] : findShortTexts();
  const texts = [...articles, ...steps];
  const lines = articles.map(({ file, text }) => ({ file, lines: text.split(/\r?\n/) }));
  const source = selection() ? { problems: [], count: 0 } : allSourceTurns(root);
  stopAt([
    ...(selection()
      ? texts.flatMap(({ read }) => proseProblems(read()))
      : keptProseProblems(texts)),
    ...shortTexts.flatMap((text) => shortTextProblems(text)),
    ...labelProblems(lines, labelOf),
    ...source.problems,
  ]);
  const others = selection()
    ? ''
    : `, ${counted(steps.length, 'file')} of steps, ${counted(shortTexts.length, 'other text')} and the texts of ${counted(source.count, 'source file')}`;
  console.log(`The prose of ${counted(articles.length, 'article')}${others} keeps the rules`);
}

function asRead(article: Article): UnreadArticle {
  return { ...article, read: () => article };
}

/** All articles, not parsed yet. */
function unreadArticles(): UnreadArticle[] {
  return filesBelow(join(root, 'content'))
    .filter((file) => file.endsWith('.mdx'))
    .map((path) => {
      const file = relative(root, path).replaceAll('\\', '/');
      const text = readFileSync(path, 'utf8');
      return { file, text, read: () => readArticle(file, text) };
    });
}

function listLinks(): void {
  const links = linksInOtherWords(selectedArticles(), {
    routeOf,
    labelOf,
    glossary: readGlossary({ root }),
  });
  for (const { file, line, message } of links) console.log(`${file}:${line}\n  ${message}\n`);
  console.log(`${counted(links.length, 'link')} to read`);
}

/** The labels of the navigation, by their routes. */
function labelsOfRoutes(): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (siblings: readonly NavigationItem[]): void => {
    for (const { path, label, children } of siblings) {
      if (path !== undefined) found.set(path, label);
      visit(children ?? []);
    }
  };
  for (const tree of Object.values(readNavigationItems(root))) visit(tree);
  return found;
}
