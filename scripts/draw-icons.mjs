// `npm run icons`: draws every file that carries the mark (public/icons, public/press, favicon.ico, open-graph.png) from the shape and the
// colours in src/components/shell/brand.ts, with the Chromium of the tests. The results are committed; run it after a change of either.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { chromium } from 'playwright-core';
import { brandColors, markGrid, markSector, markSides } from '../src/components/shell/brand.ts';
import { chromiumArgs, findBrowser } from './lib/browser.mjs';
import { Failure, main } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';

const ORIGIN = 'Drawn by scripts/draw-icons.mjs';
const { light, dark } = brandColors;

/** @typedef {{ page: string, ink: string, sector: string }} Colors */

/**
 * An SVG document that says where it comes from.
 * @param {string} viewBox
 * @param {string} content
 */
const svg = (viewBox, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><!-- ${ORIGIN} -->${content}</svg>\n`;

/** @param {Colors} colors */
const mark = ({ ink, sector }) =>
  `<path fill="${ink}" d="${markSides}"/><path fill="${sector}" d="${markSector}"/>`;

const grid = `0 0 ${markGrid} ${markGrid}`;

/**
 * The mark on a ground of its own, for places whose background is unknown.
 * @param {{ scale?: number, radius?: number }} options edge of the mark relative to the ground; corner radius on the grid
 */
function tile({ scale = 1, radius = 0 }) {
  // At full size the mark stays on its pixels. Smaller, it is moved so that its weight rather than its box stands in the middle.
  const place =
    scale === 1 ? '' : ` transform="translate(24 24) scale(${scale}) translate(-24.9 -25)"`;
  const ground = `<rect width="${markGrid}" height="${markGrid}" rx="${radius}" fill="${light.page}"/>`;
  return svg(grid, `${ground}<g${place}>${mark(light)}</g>`);
}

/** The favicon for browsers that draw SVG: without a ground, it follows the colour scheme of the browser. */
const favicon = svg(
  grid,
  `<style>.i{fill:${light.ink}}.s{fill:${light.sector}}` +
    `@media(prefers-color-scheme:dark){.i{fill:${dark.ink}}.s{fill:${dark.sector}}}</style>` +
    `<path class="i" d="${markSides}"/><path class="s" d="${markSector}"/>`,
);

/**
 * The mark beside the name of the site.
 * @param {string} words outlines, as they are in the present file
 * @param {string} width
 * @param {Colors} colors
 */
const wordmark = (words, width, colors) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 54" width="${width}" height="54" role="img" aria-label="Angular documentation">` +
  `<!-- ${ORIGIN}; the words are outlines of Instrument Sans (SIL Open Font License 1.1) -->` +
  `${mark(colors)}<path fill="${colors.ink}" d="${words}"/></svg>\n`;

/**
 * The words of the wordmark, which nothing here can draw: outlines, taken over from the present file.
 * @returns {Promise<{ words: string, width: string }>}
 */
async function readWords() {
  const present = await readFile(`${root}/public/press/wordmark.svg`, 'utf8');
  const width = present.match(/viewBox="0 0 (\d+) /)?.[1];
  const words = present.match(/d="([^"]+)"\/>\s*<\/svg>/)?.[1];
  if (!width || !words)
    throw new Failure('public/press/wordmark.svg has no path of words as its last element.');
  return { words, width };
}

/**
 * @param {{ light: string, dark: string }} wordmarks
 * @returns {[file: string, text: string][]} the vector files, below public/
 */
function vectors(wordmarks) {
  return [
    ['press/mark-light.svg', svg(grid, mark(light))],
    ['press/mark-dark.svg', svg(grid, mark(dark))],
    ['press/wordmark.svg', wordmarks.light],
    ['press/wordmark-dark.svg', wordmarks.dark],
    ['icons/favicon.svg', favicon],
    ['icons/mask-icon.svg', svg(grid, mark({ ...light, ink: '#000', sector: '#000' }))],
  ];
}

/** The raster icons: file below public/, edge in pixels, drawing. */
const rasters = /** @type {const} */ ([
  ['icons/icon-16.png', 16, tile({ radius: 9 })],
  ['icons/icon-32.png', 32, tile({ radius: 9 })],
  ['icons/icon-48.png', 48, tile({ radius: 9 })],
  ['icons/icon-192.png', 192, tile({ scale: 0.72, radius: 10.5 })],
  ['icons/icon-512.png', 512, tile({ scale: 0.72, radius: 10.5 })],
  // Systems cut these two themselves: no corners, and the mark inside the middle circle that each leaves.
  ['icons/apple-touch-icon.png', 180, tile({ scale: 0.7 })],
  ['icons/maskable-512.png', 512, tile({ scale: 0.58 })],
]);

/**
 * Adds a text chunk that names this script, before the image data.
 * @param {Buffer} png
 */
function signed(png) {
  const body = Buffer.from(`tEXtComment\0${ORIGIN}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  // 8 bytes of signature and 25 of the header chunk come first in every PNG.
  return Buffer.concat([png.subarray(0, 33), length, body, check, png.subarray(33)]);
}

/**
 * An icon file that holds PNG images.
 * @param {{ edge: number, png: Buffer }[]} images edges below 256
 */
function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { edge, png }] of images.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(edge, at);
    head.writeUInt8(edge, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

/**
 * The page that becomes the picture of link previews, 1200 × 630: the hero of the home page, in the light scheme.
 * @param {string} wordmark an SVG document
 */
async function openGraphPage(wordmark) {
  const font = await readFile(`${root}/src/assets/fonts/instrument-sans.woff2`, 'base64');
  const ticks = Array.from({ length: 19 }, (_, index) => {
    const length = index % 6 === 0 ? 2.4 : index % 2 === 0 ? 1.6 : 0.9;
    return `<path d="M45 0h${length}" transform="translate(3 42) rotate(${index * -5})"/>`;
  }).join('');
  return `<!doctype html><style>
    @font-face { font-family: Sans; src: url(data:font/woff2;base64,${font}); font-weight: 400 700; font-stretch: 85% 100%; }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: ${light.page}; color: ${light.ink}; }
    svg { position: absolute; left: 0; top: 0; }
    .name { left: 72px; top: 66px; width: 380px; height: auto; }
    h1 { position: absolute; left: 74px; top: 224px; margin: 0; font: 600 120px/0.98 Sans; font-stretch: 86%; letter-spacing: -0.03em; }
  </style>
  <svg width="1200" height="630" viewBox="0 0 1200 630">
    <g transform="translate(670 100) scale(10)">
      <g fill="none" stroke="${light.ink}" stroke-opacity=".4" stroke-width=".12">${ticks}<path d="M-100 42H100M3 42 45.7 -32"/></g>
      ${mark(light)}
    </g>
  </svg>
  ${wordmark.replace('<svg', '<svg class="name"')}
  <h1>Angular, from<br>every angle</h1>`;
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} html
 * @param {number} width
 * @param {number} height
 */
async function shoot(page, html, width, height) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return signed(await page.screenshot({ omitBackground: true }));
}

await main(async () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Failure('There is no Chromium.', 'Install it, or run npm test.');
  const { words, width } = await readWords();
  const wordmarks = {
    light: wordmark(words, width, light),
    dark: wordmark(words, width, dark),
  };
  /** @type {[file: string, content: string | Buffer][]} */
  const files = vectors(wordmarks);
  const browser = await chromium.launch({ executablePath, args: chromiumArgs() });
  try {
    const page = await browser.newPage();
    const small = [];
    for (const [file, edge, drawing] of rasters) {
      const html = `<!doctype html><style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`;
      const png = await shoot(page, html, edge, edge);
      files.push([file, png]);
      if (edge <= 48) small.push({ edge, png });
    }
    files.push(['favicon.ico', ico(small)]);
    files.push([
      'open-graph.png',
      await shoot(page, await openGraphPage(wordmarks.light), 1200, 630),
    ]);
  } finally {
    await browser.close();
  }
  for (const folder of ['icons', 'press'])
    await mkdir(`${root}/public/${folder}`, { recursive: true });
  for (const [file, content] of files) {
    await writeFile(`${root}/public/${file}`, content);
    console.log(`public/${file}: ${Buffer.byteLength(content)} bytes`);
  }
});
