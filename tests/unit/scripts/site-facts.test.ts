import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFacts } from '../../../scripts/site/index.ts';

const origin = 'https://docs.example';
let folder: string;

const page = (title: string) => `<!doctype html><title>${title}</title><h1 id="top">${title}</h1>`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facts-'));
  writeFileSync(join(folder, 'index.html'), page('Home'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The facts are kept outside of the folder of the site. */
const read = () => readFacts(folder, origin, join(`${folder}-kept`, 'facts.json'));
const titles = () => read().pages.map(({ title }) => title);

afterEach(() => rmSync(`${folder}-kept`, { recursive: true, force: true }));

test('facts that are kept are those that were read', () => {
  const first = read();
  const second = read();
  expect(second.pages).toEqual(first.pages);
  expect(second.pages).toMatchObject([{ file: 'index.html', route: '/', title: 'Home' }]);
  expect(second.fileAt('/')).toBe('index.html');
  expect(second.read('index.html').ids).toEqual(['top']);
});

test('a page that is new, gone, longer, or written again with the same length is noticed', () => {
  expect(titles()).toEqual(['Home']);
  const more = join(folder, 'more.html');
  writeFileSync(more, page('More'));
  expect(titles()).toEqual(['Home', 'More']);
  writeFileSync(more, page('Longer'));
  expect(titles()).toEqual(['Home', 'Longer']);
  writeFileSync(more, page('Banger'));
  utimesSync(more, 1, 1);
  expect(titles()).toEqual(['Home', 'Banger']);
  rmSync(more);
  expect(titles()).toEqual(['Home']);
});

test('damaged facts are read again', () => {
  expect(titles()).toEqual(['Home']);
  writeFileSync(join(`${folder}-kept`, 'facts.json'), '{');
  expect(titles()).toEqual(['Home']);
});

test('a folder without a site says so', () => {
  rmSync(join(folder, 'index.html'));
  expect(read).toThrow(/There is no built site/);
});
