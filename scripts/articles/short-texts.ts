import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { listFiles } from '../../src/files/index.ts';
import { root } from '../lib/paths.mjs';
import { findFields, readFields } from './fields.ts';
import { frontMatter } from './front-matter.ts';
import type { Article } from './read.ts';

/** What the step of a tutorial says beside its article: goals, what to do when one is missed, hints. */
export const readGoals = (file: string, text: string): Article =>
  readFields(file, frontMatter.exec(text)?.[0] ?? '', [
    { key: 'goal', name: 'A goal' },
    { key: 'missing', name: 'What is missing' },
    { key: 'say', name: 'A hint' },
    { key: 'afterwards', name: 'What a reader can do afterwards' },
  ]);

/** The definitions of a file of the glossary. */
export const readDefinitions = (file: string, text: string): Article =>
  readFields(file, text, [{ key: 'definition', name: 'A definition' }]);

const parser = unified().use(remarkParse).use(remarkGfm);

/** A document for the people who work on the project, in plain Markdown. */
export const readDocument = (file: string, text: string): Article => ({
  file,
  text,
  lines: text.split(/\r?\n/),
  tree: parser.parse(text),
});

/** README, CONTRIBUTING and `docs`. */
function findDocuments(): Article[] {
  const files = [
    ...listFiles(root, '.', '*.md'),
    ...listFiles(root, 'docs', '*.md').map((file) => `docs/${file}`),
  ];
  return files.map((file) => readDocument(file, readFileSync(join(root, file), 'utf8')));
}

/** Every text that is not an article: of the steps of tutorials, of the glossary, and the documents of the project. */
export const findShortTexts = (): Article[] => [
  ...findFields('content/tutorials', '.mdx', readGoals),
  ...findFields('content/glossary', '.yaml', readDefinitions),
  ...findDocuments(),
];
