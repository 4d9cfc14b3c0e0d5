/**
 * The drawing of the site's mark, and the colours that files outside the style sheets need.
 *
 * The mark is an angle of 60° with the sector it encloses, both cut by one circle around the corner. The grid is 48 units; all edges lie on
 * multiples of 3, so they fall on whole pixels at 16, 32 and 48 px.
 */

/** Edge length of the mark's grid. */
export const markGrid = 48;

/** The two sides of the angle: a path on the grid. */
export const markSides = 'M3 42H45A42 42 0 0 0 44.57 36H13.39L28.98 9A42 42 0 0 0 24 5.63Z';

/** The sector between the sides. */
export const markSector = 'M44.02 33A42 42 0 0 0 31.31 10.97L18.59 33Z';

/** The sRGB values of `--color-page`, `--color-heading` and the mark's sector, per colour scheme. `tests/e2e/home.spec.ts` compares them. */
export const brandColors = {
  light: { page: '#fdfcfa', ink: '#11192a', sector: '#d83f1c' },
  dark: { page: '#0f131a', ink: '#f3f5f9', sector: '#fb8e62' },
} as const;
