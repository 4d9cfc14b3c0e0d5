// Writes src/assets/fonts/*.woff2: the fontsource files cut down to the characters and the axis ranges the site uses.
// Run it (`npm run fonts`) after a change of typeface or of the character list; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../src/assets/fonts/', import.meta.url);

/** Every character from code point `first` to `last`, both included. */
function characters(first, last) {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}

const latin = characters(0x20, 0x7e) + characters(0xa0, 0xff);
const text = `${latin}–—‘’“”„•…‹›→←↑↓↔−×≤≥≠€™✓✕·ıŒœŠšŽžŸ`;
const code = `${text}─│┌┐└┘├┤┬┴┼`;

const fonts = [
  {
    from: 'instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
    to: 'instrument-sans.woff2',
    characters: text,
    axes: { wdth: { min: 85, max: 100 }, wght: { min: 400, max: 700 } },
  },
  {
    from: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    to: 'jetbrains-mono.woff2',
    characters: code,
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const font of fonts) {
  const original = await readFile(new URL(font.from, source));
  const subset = await subsetFont(original, font.characters, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
  });
  await writeFile(new URL(font.to, target), subset);
  console.log(`${font.to}: ${original.length} to ${subset.length} bytes`);
}
