import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { inSentenceCase } from '../prose/index.ts';

/**
 * The text of a skeleton with its values.
 *
 * @param name its file in the folder `skeletons`
 */
export function skeleton(name: string, values: Readonly<Record<string, string>> = {}): string {
  const text = readFileSync(new URL(`./skeletons/${name}`, import.meta.url), 'utf8');
  return text.replace(/\{\{(title|code|body)\}\}/g, (mark, key: string) => values[key] ?? mark);
}

/** A label as the title of an article: in sentence case, without punctuation at its end. */
export const titleOf = (label: string): string => inSentenceCase(label).replace(/[.,;:!…]+$/, '');

/** A text as a value in YAML, on one line. */
export const yamlText = (text: string): string => stringify(text, { lineWidth: 0 }).trimEnd();

/** `bread-oven` as a label: “Bread oven”. */
export function inWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
