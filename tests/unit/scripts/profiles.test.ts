import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { placeLabels, widthOf } from '../../../scripts/profile/labels.ts';
import { drawRecordings, readRecordings } from '../../../scripts/profile/recordings.ts';
import { contrast } from '../markdown/contrast.ts';

const recordings = readRecordings();
const pictures = [...drawRecordings(recordings)];
const numberOf = (text: string, name: string): number =>
  Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(text)?.[1]);
/** The texts of a picture, with their edges. */
const textsOf = (picture: string) =>
  [...picture.matchAll(/<text ([^>]*)>([^<]*)</g)].map(([, attributes = '', shown = '']) => {
    const text = shown.replaceAll(/&\w+;/g, '&');
    const x = numberOf(attributes, 'x');
    const left = attributes.includes('end') ? x - widthOf([text]) : x;
    return { text, left, right: left + widthOf([text]), y: numberOf(attributes, 'y') };
  });

test.each(pictures)('%s is what the recording gives', (file, picture) => {
  expect(readFileSync(join(root, 'content/images', file), 'utf8')).toBe(picture);
});

test.each(pictures)('the letters of %s have 11 pixels on a phone of 390', (_, picture) => {
  const width = numberOf(picture, 'width');
  for (const [, size] of picture.matchAll(/font-size="([\d.]+)"/g))
    expect((Number(size) * 358) / width).toBeGreaterThanOrEqual(11);
});

test.each(pictures)('no text of %s is cut or covers another', (_, picture) => {
  const texts = textsOf(picture);
  expect(texts.length).toBeGreaterThan(1);
  for (const { text, left, right, y } of texts) {
    expect(left, text).toBeGreaterThanOrEqual(4);
    expect(right, text).toBeLessThanOrEqual(numberOf(picture, 'width') - 4);
    expect(y, text).toBeLessThanOrEqual(numberOf(picture, 'height') - 4);
    const covered = texts.filter(
      (other) =>
        other.text !== text &&
        Math.abs(other.y - y) < 16 &&
        other.left < right &&
        left < other.right,
    );
    expect(covered, text).toEqual([]);
  }
});

test.each(pictures)('the text of %s has enough contrast in both themes', (_, picture) => {
  const colors = (pattern: RegExp): string[] => pattern.exec(picture)?.slice(1) ?? [];
  const text = colors(/<svg [^>]*fill="light-dark\((#\w+), (#\w+)\)"/);
  const paper = colors(/<rect width="\d+" [^>]*fill="light-dark\((#\w+), (#\w+)\)"/);
  expect([text.length, paper.length]).toEqual([2, 2]);
  text.forEach((color, theme) => {
    expect(contrast(color, paper[theme] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

test('each bar that takes a thirtieth of the width has its label', () => {
  const [longest = 0] = recordings.clicks.flatMap(({ bars }) => bars[0]?.duration ?? []);
  for (const { name, bars } of recordings.clicks) {
    const shown = textsOf(new Map(pictures).get(`profile-${name}.svg`) ?? '').map(
      ({ text }) => text,
    );
    for (const bar of bars.filter(({ duration }) => duration > longest / 30))
      expect(
        shown.some((text) => text.startsWith(bar.name.replace(/^_/, ''))),
        bar.name,
      ).toBe(true);
  }
});

test('labels that would cover each other are above each other', () => {
  const [right, left] = placeLabels(
    [
      { x: 10, lines: ['a long label'] },
      { x: 30, lines: ['another', 'of two lines'] },
    ],
    400,
  );
  expect(right).toMatchObject({ x: 30, line: 1 });
  expect(left).toMatchObject({ x: 10, line: 0 });
});
