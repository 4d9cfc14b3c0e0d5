import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPreview } from '../../../src/link-previews/draw-preview.ts';
import {
  previewAddress,
  previewSectionOf,
  previewSections,
} from '../../../src/link-previews/index.ts';
import { siteOutliner } from '../../../src/link-previews/outlines.ts';
import { buildNavigation } from '../../../src/navigation/index.ts';

const navigation = buildNavigation(
  {
    docs: [
      { label: 'In-depth Guides', children: [{ label: 'Signals', path: '/guide/signals' }] },
      { label: 'Not written', children: [{ label: 'Later', path: '/later' }] },
    ],
    tutorials: [],
    reference: [{ label: 'Error Encyclopedia', path: '/errors' }],
    footer: [{ label: 'License', path: '/license' }],
  },
  new Set(['/guide/signals', '/errors', '/license']),
);

test('a section with a page has a picture', () => {
  expect(previewSections(navigation)).toEqual([
    { id: 'error-encyclopedia', title: 'Error Encyclopedia' },
    { id: 'in-depth-guides', title: 'In-depth Guides' },
  ]);
});

test.each([
  ['/guide/signals', '/link-previews/in-depth-guides.png'],
  ['/errors', '/link-previews/error-encyclopedia.png'],
  ['/errors/NG0203', '/link-previews/error-encyclopedia.png'],
  ['/license', '/open-graph.png'],
  ['/', '/open-graph.png'],
  ['/nowhere/at/all', '/open-graph.png'],
])('%s shows %s', (path, address) => {
  expect(previewAddress(previewSectionOf(path, navigation))).toBe(address);
});

test('a picture has the size that link previews ask for, and is the same every time', async () => {
  const png = await drawPreview('In-depth Guides');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(Buffer.from(await drawPreview('In-depth Guides')).equals(Buffer.from(png))).toBe(true);
});

test('pictures of different sections differ', async () => {
  const [a, b] = await Promise.all([drawPreview('Introduction'), drawPreview('Tutorials')]);
  expect(Buffer.from(a).equals(Buffer.from(b))).toBe(false);
});

test('letters are drawn as shapes, so that no font of the machine is asked', async () => {
  const draw = await siteOutliner();
  const lettering = { size: 100, weight: 600, tracking: 0 };
  const { svg, width } = draw('Angular', lettering);
  expect(svg).not.toContain('<text');
  expect(svg.match(/<path/g)).toHaveLength('Angular'.length);
  expect(draw('Angular', { ...lettering, weight: 700 }).svg).not.toBe(svg);
  expect(draw('Angular', { ...lettering, size: 200 }).width).toBeCloseTo(2 * width);
});
