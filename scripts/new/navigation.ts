import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { nearest } from '../../src/authoring/index.ts';
import { type TreeName, treeNames } from '../../src/navigation/index.ts';
import { Failure } from '../lib/failure.mjs';
import type { PlannedFile } from './plan.ts';
import { yamlText } from './skeleton.ts';

/** An entry of a navigation tree, with its place in the file. */
export interface Entry {
  readonly tree: TreeName;
  readonly label: string;
  readonly path: string | undefined;
  /** Labels of the entries above it, outermost first. */
  readonly above: readonly string[];
  readonly children: readonly Entry[];
  /** Columns before its dash. */
  readonly indent: number;
  /** Offset behind its last line. */
  readonly end: number;
}

/** A tree as it is written. */
export interface TreeText {
  readonly tree: TreeName;
  readonly file: string;
  readonly text: string;
  readonly entries: readonly Entry[];
}

/** All trees as they are written. */
export function readTrees(root: string): TreeText[] {
  return treeNames.map((tree) => {
    const file = `content/navigation/${tree}.yaml`;
    const text = readFileSync(join(root, file), 'utf8');
    const { contents } = parseDocument(text);
    const entries = isSeq(contents)
      ? entriesOf(contents as YAMLSeq, { tree, text, above: [] })
      : [];
    return { tree, file, text, entries };
  });
}

interface Around {
  readonly tree: TreeName;
  readonly text: string;
  readonly above: readonly string[];
}

function entriesOf(list: YAMLSeq, around: Around): Entry[] {
  return list.items.flatMap((item) => (isMap(item) ? [entryOf(item, around)] : []));
}

function entryOf(item: YAMLMap, { tree, text, above }: Around): Entry {
  const label = String(item.get('label') ?? '');
  const path = item.get('path');
  const list = item.get('children');
  const inner = { tree, text, above: [...above, label] };
  const children = isSeq(list) ? entriesOf(list as YAMLSeq, inner) : [];
  const start = item.range?.[0] ?? 0;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return {
    tree,
    label,
    path: typeof path === 'string' ? path : undefined,
    above,
    children,
    indent: text.slice(lineStart, start).search(/-/),
    end: children.at(-1)?.end ?? lineBehind(text, lastValueEnd(item)),
  };
}

/** Offset behind the last value of an entry; comments and blank lines after it belong to what follows. */
function lastValueEnd(item: YAMLMap): number {
  const value = item.items.at(-1)?.value;
  return isScalar(value) ? (value.range?.[1] ?? 0) : (item.range?.[1] ?? 0);
}

function lineBehind(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** All entries of trees, those beneath others behind them. */
export function allEntries(trees: readonly Pick<TreeText, 'entries'>[]): Entry[] {
  const flat = (entries: readonly Entry[]): Entry[] =>
    entries.flatMap((entry) => [entry, ...flat(entry.children)]);
  return trees.flatMap(({ entries }) => flat(entries));
}

/** Where an entry goes: behind another one, or as the last one of a group. */
export type Place = { readonly after: Entry } | { readonly last: Entry };

/**
 * A navigation file with one entry more. All other lines stay as they are.
 *
 * @param place where the entry goes; without it, at the end of the file
 */
export function withEntry(
  { file, text, entries }: TreeText,
  { label, path }: { readonly label: string; readonly path: string },
  place?: Place,
): PlannedFile {
  const lines = (indent: number): string => {
    const margin = ' '.repeat(indent);
    return `${margin}- label: ${yamlText(label)}\n${margin}  path: ${path}\n`;
  };
  const insert = (offset: number, added: string): PlannedFile => {
    const before = text.slice(0, offset);
    const gap = before === '' || before.endsWith('\n') ? '' : '\n';
    return { path: file, text: before + gap + added + text.slice(offset) };
  };
  if (!place) return insert(text.length, `${entries.length ? '\n' : ''}${lines(0)}`);
  if ('after' in place) return insert(place.after.end, lines(place.after.indent));
  const { last: group } = place;
  const child = group.children.at(-1);
  if (child) return insert(child.end, lines(child.indent));
  const margin = ' '.repeat(group.indent + 2);
  return insert(group.end, `${margin}children:\n${lines(group.indent + 4)}`);
}

/** The full name of a group: `In-depth Guides > Forms`. */
export const groupName = ({ above, label }: Entry): string => [...above, label].join(' > ');

/**
 * The entry of a route after which another one is to stand.
 *
 * @throws Failure where there is none
 */
export function entryAt(entries: readonly Entry[], route: string): Entry {
  const path = `/${route.replace(/^\/+|\/+$/g, '')}`;
  const found = entries.find((entry) => entry.path === path);
  if (found) return found;
  const meant = nearest(
    path,
    entries.flatMap((entry) => entry.path ?? []),
  );
  throw new Failure(
    `--after names ${path}, which has no place in the navigation.`,
    meant
      ? `Write:\n  --after ${meant.slice(1)}`
      : 'Name a route of content/navigation, or a group of the sidebar: --in "In-depth Guides > Forms".',
  );
}

/**
 * The group with a name, which may leave out the groups above it.
 *
 * @throws Failure where there is none, or several
 */
export function groupNamed(entries: readonly Entry[], name: string): Entry {
  const groups = entries.filter(({ children }) => children.length > 0);
  const isNamed = (group: Entry) =>
    groupName(group) === name || groupName(group).endsWith(` > ${name}`);
  const [group, ...others] = groups.filter(isNamed);
  if (group && others.length === 0) return group;
  if (group) {
    const choices = [group, ...others].map((one) => `  --in "${groupName(one)}"`).join('\n');
    throw new Failure(
      `Several groups of the sidebar are called "${name}".`,
      `Write one of:\n${choices}`,
    );
  }
  const names = new Map(
    groups.flatMap((one) => [
      [groupName(one), one],
      [one.label, one],
    ]),
  );
  const meant = names.get(nearest(name, names.keys()) ?? '');
  const levels = groups.filter(({ above }) => above.length === 0).map(({ label }) => label);
  throw new Failure(
    `The sidebar has no group "${name}".`,
    meant
      ? `Write:\n  --in "${groupName(meant)}"`
      : `The groups of the first level are ${levels.join(', ')}.`,
  );
}
