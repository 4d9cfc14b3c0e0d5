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

// What the pages contain, and the accented letters that names of people have most often. Other characters come from a font of the reader's system.
const text = `${characters(0x20, 0x7e)}\u00a0ÄÖÜßàáäåçèéêíïñóöøúü©°·×–—‘’“”„•…‹›‰→←↑↓↔↵−∞≤≥≠€™✓✕`;
const code = `${text}─│┌┐└┘├┤┬┴┼`;

const fonts = [
  {
    from: 'instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
    to: 'instrument-sans.woff2',
    characters: text,
    // One width: the axis of widths would weigh as much as all weights.
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
  },
  {
    from: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    to: 'jetbrains-mono.woff2',
    characters: code,
    axes: { wght: { min: 400, max: 700 } },
    // Its ligatures draw two characters of code as one; the styles switch them off.
    noLayoutClosure: true,
  },
];

for (const font of fonts) {
  const original = await readFile(new URL(font.from, source));
  const subset = await subsetFont(original, font.characters, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    noLayoutClosure: font.noLayoutClosure ?? false,
  });
  await writeFile(new URL(font.to, target), subset);
  console.log(`${font.to}: ${original.length} to ${subset.length} bytes`);
}
