import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backgrounds, foreground, palette, roleOfColor } from '../../../src/code-colors/index.ts';
import { contrast } from './contrast.ts';

const styles = new URL('../../../src/styles/', import.meta.url);
const css = readFileSync(new URL('constructs/code-colors.css', styles), 'utf8');
const tokens = readFileSync(new URL('tokens.css', styles), 'utf8');

const colors = Object.entries({ ...palette, plain: foreground }).flatMap(([role, pair]) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(backgrounds).map(
      ([name, background]) => [role, scheme, name, pair[scheme], background[scheme]] as const,
    ),
  ),
);

// WCAG 2.2, 1.4.3: text of this size needs 4.5.
test.each(colors)('%s, %s, on %s', (_role, _scheme, _name, color, background) => {
  expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
});

test('no two roles have a colour in common, which tells them apart after highlighting', () => {
  const all = [foreground.light, ...Object.values(palette).map(({ light }) => light)];
  expect(new Set(all).size).toBe(all.length);
  for (const [role, { light }] of Object.entries(palette)) {
    expect(roleOfColor(light.toUpperCase())).toBe(role);
  }
  expect(roleOfColor(foreground.light)).toBeUndefined();
});

test('the style sheet has the colours of the palette', () => {
  const pair = ({ light, dark }: { light: string; dark: string }) =>
    `light-dark(${light}, ${dark})`;
  for (const role of Object.values(palette)) {
    expect(css).toContain(`.${role.className} {\n    color: ${pair(role)};`);
  }
  expect(css).toContain(`color: ${pair(foreground)};`);
  for (const name of ['mark', 'ins', 'del'] as const) {
    expect(css).toContain(`--${name}-background: ${pair(backgrounds[name])};`);
  }
});

test('the block stands on the background that the palette was measured on', () => {
  const [, light, dark] =
    /--color-code: light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/.exec(tokens) ?? [];
  expect(contrast(light ?? '', backgrounds.block.light)).toBeLessThan(1.02);
  expect(contrast(dark ?? '', backgrounds.block.dark)).toBeLessThan(1.02);
});
