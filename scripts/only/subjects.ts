import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { nearest } from '../../src/authoring/index.ts';
import { filesBelow, listFiles } from '../../src/files/index.ts';
import { entryId } from '../../src/schemas/index.ts';
import { Failure } from '../lib/failure.mjs';

/** One thing that an author works on. */
export interface Subject {
  readonly kind: 'example' | 'article' | 'error' | 'step';
  /** Its names, that for messages first. */
  readonly names: readonly [string, ...string[]];
  /** Its file or its folder, relative to the root of the repository: every path in it is a name too. */
  readonly place: string;
}

const CODE = /^NG\d+$/;

/** Everything that can be checked by itself, sorted by place. */
export function findSubjects(root: string): Subject[] {
  return [
    ...mdxIn(root, 'content/api').map((id) => articleAt('content/api', id, `api/${id}`)),
    ...mdxIn(root, 'content/cli').map((id) => articleAt('content/cli', id, `cli/${id}`)),
    ...mdxIn(root, 'content/docs').map((id) => articleAt('content/docs', id, entryId(id))),
    ...mdxIn(root, 'content/errors').map(errorPage),
    ...listFiles(root, 'content/examples', '*/example.yaml').map(exampleOf),
    ...mdxIn(root, 'content/reference').map((id) =>
      articleAt('content/reference', id, entryId(id)),
    ),
    ...listFiles(root, 'content/tutorials', '{*,*/*}/index.mdx').map(stepOf),
  ];
}

const mdxIn = (root: string, folder: string): string[] => listFiles(root, folder, '**/*.mdx');

function articleAt(folder: string, file: string, route: string): Subject {
  return { kind: 'article', names: [route.replace(/\.mdx$/, '')], place: `${folder}/${file}` };
}

function errorPage(file: string): Subject {
  const id = entryId(file);
  const routes = [`errors/${id}`, `extended-diagnostics/${id}`] as const;
  const place = `content/errors/${file}`;
  if (CODE.test(id)) return { kind: 'error', names: [id, ...routes], place };
  return { kind: 'error', names: [routes[0]], place };
}

function exampleOf(file: string): Subject {
  const name = entryId(file);
  return { kind: 'example', names: [name], place: `content/examples/${name}` };
}

function stepOf(file: string): Subject {
  const id = entryId(file);
  const names: Subject['names'] = id.includes('/') ? [`tutorials/${id}`, id] : [`tutorials/${id}`];
  // The folder of an introduction has the folders of all steps in it.
  const place = `content/tutorials/${id.includes('/') ? id : `${id}/index.mdx`}`;
  return { kind: 'step', names, place };
}

/** The id of a step, as the tutorials know it. */
export const stepIdOf = ({ names }: Subject): string => names[0].replace('tutorials/', '');

/** The text of a subject, relative to the root of the repository; none where it is an example. */
export function textOf({ kind, place }: Subject): string | undefined {
  if (kind === 'example') return undefined;
  return place.endsWith('.mdx') ? place : `${place}/index.mdx`;
}

/** All files of a subject, relative to the root of the repository. */
export function filesOf(root: string, { place }: Subject): string[] {
  return filesBelow(join(root, place)).map((file) => relative(root, file).replaceAll('\\', '/'));
}

/** The route, or the other name of an article, that a file of claims is named by; undefined where it is no such file. */
export function articleOfClaims(file: string): string | undefined {
  return /^content\/claims\/(?<name>.+?)(?:\/index)?\.test\.ts$/.exec(file)?.groups?.['name'];
}

/** As names are written: without the slash of a route and without what leads to a path. */
function normalized(wanted: string, root: string): string {
  const path = wanted.replaceAll('\\', '/');
  const own = path.startsWith(`${root}/`) ? path.slice(root.length) : path;
  const name = own.replace(/^(?:\.?\/)+|\/+$/g, '').replace(/#.*$/, '');
  // Claims are named like their article.
  return articleOfClaims(name) ?? name;
}

const isIn = (path: string, { place }: Subject): boolean =>
  path === place || path.startsWith(`${place}/`);

/**
 * What a name of the command line means: an example, a route, a code, a step, or a path to a file of one of them.
 *
 * @param wanted as written
 * @param root the project's folder
 * @throws Failure where it is nothing, or several things, with what may be meant
 */
export function resolveSubject(wanted: string, root: string): Subject {
  const name = normalized(wanted, root);
  const subjects = findSubjects(root);
  const sameCase = subjects.filter(({ names }) => names.includes(name));
  const found = sameCase.length ? sameCase : subjects.filter((subject) => isIn(name, subject));
  const [subject, other] = found;
  if (subject && !other) return subject;
  if (subject) {
    throw new Failure(
      `"${wanted}" is the name of ${found.map(({ place }) => place).join(' and of ')}.`,
      corrected(found.map(({ place }) => place)),
    );
  }
  throw unknown(wanted, name, subjects, root);
}

const command = (name: string): string => `npm run check:content -- --only ${name}`;

function corrected(names: readonly string[]): string {
  return `Write:\n${names.map((name) => `  ${command(name)}`).join('\n')}`;
}

function unknown(
  wanted: string,
  name: string,
  subjects: readonly Subject[],
  root: string,
): Failure {
  const message = `There is no example, article, error page or step "${wanted}".`;
  if (CODE.test(name)) {
    const near = suggestions(
      name,
      subjects.filter(({ kind }) => kind === 'error'),
    );
    const start = `To begin the article of a code:\n  npm run new -- error ${name}\nTo check one that is there:`;
    return new Failure(message, [start, ...(near.length ? [corrected(near)] : [])].join('\n'));
  }
  const near = suggestions(name, subjects);
  if (near.length > 0) return new Failure(message, corrected(near));
  const hint = existsSync(join(root, name))
    ? `${name} belongs to none of them.`
    : 'A name is that of a folder of content/examples, a route, a code, or a path to a file.';
  return new Failure(
    message,
    `${hint} For example:\n  ${command('bakery')}\n  ${command('guide/signals')}\n  ${command('NG0950')}`,
  );
}

/** How many names are suggested at most. */
const SUGGESTED = 5;

/** Names that are close to another one, then those that contain it. */
function suggestions(name: string, subjects: readonly Subject[]): string[] {
  const names = subjects.flatMap((subject) => subject.names);
  const lower = name.toLowerCase();
  const last = lower.split('/').at(-1) ?? lower;
  const near = nearest(name, names);
  const containing = subjects
    .map(({ names: [first] }) => first)
    .filter((first) => last.length > 2 && first.toLowerCase().includes(last));
  return [...new Set([...(near ? [near] : []), ...containing])].slice(0, SUGGESTED);
}
