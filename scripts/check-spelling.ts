// `npm run check:spelling`: articles, the descriptions in data files, and what contributors read are spelled right, in American English.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopAt } from '../src/examples/problem.ts';
import { counted } from './lib/count.ts';
import { root } from './lib/paths.mjs';
import { selectedExamples, selection } from './only/index.ts';
import { dictionaryProblems, spell } from './spelling/index.ts';

const dictionary = 'content/dictionary.txt';
const only = selection();
const descriptions = selectedExamples().map(({ name }) => `content/examples/${name}/example.yaml`);
const { problems, files } = await spell(root, only ? [...only.articles, ...descriptions] : []);
const words = readFileSync(join(root, dictionary), 'utf8');
const texts = files.map((file) => readFileSync(file, 'utf8'));
// Whether a word is in some text can be said of all texts only.
stopAt([...problems, ...(only ? [] : dictionaryProblems(dictionary, words, texts))]);
console.log(
  `${counted(files.length, 'file is', 'files are')} spelled right, with ${words.trimEnd().split('\n').length} words of the project's own`,
);
