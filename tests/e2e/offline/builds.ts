import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../../../scripts/lib/paths.mjs';
import { findFile } from '../../../scripts/lib/static-files.mjs';
import { noteServed } from '../../../scripts/verdicts/note-served.ts';
import { bundleWorker } from '../../../src/offline/build/bundle-worker.ts';
import { contentHash } from '../../../src/offline/build/make-manifest.ts';
import type { KeptFiles, OfflineManifest } from '../../../src/offline/manifest.ts';

/** Sections that the tests go through: a build of them is kept in a moment, all of the docs would take minutes. */
const sections = ['Introduction', 'Essentials', 'This site'];

/** A page of these sections that no test opens before it is kept. */
export const otherPage = '/license';

/** Files of the search, which no test asks: they differ after a change of any page. */
const ofSearch = /^\/(?:pagefind|search)\//;

/** Whether a file is a template of the playground: these have the same name in every build. */
export const isTemplate = (pathname: string): boolean =>
  /^\/assets\/playground\/.*\.json$/.test(pathname);

/** A build as a server gives it out. */
export interface TestBuild {
  readonly name: string;
  readonly manifest: OfflineManifest;
  /** Address and text of the list. */
  readonly list: readonly [address: string, text: string];
  readonly worker: string;
  /** The content at an address; undefined where there is none. */
  read(pathname: string): { file: string; content: Buffer } | undefined;
}

/** The list of the built site. */
export function builtManifest(): OfflineManifest {
  const [file = ''] = globSync('offline/*.json', { cwd: dist });
  return JSON.parse(readFileSync(join(dist, file), 'utf8'));
}

/** A file of the built site, which from now on decides about the test. */
function readServed(file: string, address: string): Buffer {
  noteServed(Number(process.env['TEST_PARALLEL_INDEX']), address);
  return readFileSync(file);
}

/** The script of every page. */
function mainScript(): string {
  const html = readFileSync(join(dist, 'overview.html'), 'utf8');
  const [, name = ''] =
    /<script type="text\/later" data-src="(\/_astro\/[^"]*RootLayout[^"]*)"/.exec(html) ?? [];
  if (!name) throw new Error('The pages have no script of their layout.');
  return name;
}

const script = mainScript();

/**
 * What a build has at an address. That of every name but `a` differs in each page, in each template of the playground and in the script of all pages, which says of what build it is; the script has another name, and the old one is gone.
 *
 * @param onlyIn the one page that differs, where scripts and all other pages stay as they are
 */
function readOf(name: string, onlyIn: string | undefined): TestBuild['read'] {
  const renamed = onlyIn === undefined ? script.replace('.js', `-${name}.js`) : script;
  return (pathname) => {
    if (renamed !== script && name !== 'a' && pathname === script) return undefined;
    const address = name !== 'a' && pathname === renamed ? script : pathname;
    const file = findFile(dist, address);
    if (!file) return undefined;
    const content = readServed(file, address);
    if (name === 'a' || (onlyIn !== undefined && pathname !== onlyIn)) return { file, content };
    const text = () => content.toString();
    if (pathname === renamed)
      return { file, content: Buffer.from(`globalThis.scriptBuild="${name}";${text()}`) };
    if (isTemplate(pathname)) return { file, content: Buffer.from(`${text()}\n`) };
    if (!file.endsWith('.html')) return { file, content };
    const changed = text()
      .replaceAll(script, renamed)
      .replace('<body ', `<body data-build="${name}" `);
    return { file, content: Buffer.from(changed) };
  };
}

function hashed(files: readonly string[], read: TestBuild['read']): KeptFiles {
  return Object.fromEntries(
    files.map((address) => {
      const found = read(address);
      if (!found) throw new Error(`The build has nothing at ${address}.`);
      return [address, contentHash(found.content)];
    }),
  );
}

/**
 * A build of a part of the docs, made from the built site.
 *
 * @param before code that the worker runs first
 * @param onlyIn the one page in which it differs from `a`; by default it does in all
 */
export async function testBuild(name: string, before = '', onlyIn?: string): Promise<TestBuild> {
  const all = builtManifest();
  const read = readOf(name, onlyIn);
  const renamed =
    name === 'a' || onlyIn !== undefined ? script : script.replace('.js', `-${name}.js`);
  const core = Object.keys(all.core)
    .filter((address) => !ofSearch.test(address))
    .map((address) => (address === script ? renamed : address));
  const manifest: OfflineManifest = {
    ...all,
    build: name,
    core: hashed(core, read),
    sections: all.sections
      .filter(({ title }) => sections.includes(title))
      .map(({ title, pages }) => ({ title, pages: hashed(Object.keys(pages), read) })),
    others: hashed(
      Object.keys(all.others).filter(
        (address) => /^\/essentials.*\.md$/.test(address) || isTemplate(address),
      ),
      read,
    ),
  };
  const text = JSON.stringify(manifest);
  const address = `/offline/${name}.json`;
  const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const worker = await bundleWorker({ build: name, manifest: address, integrity });
  return { name, manifest, list: [address, text], worker: `${before}${worker}`, read };
}
