/**
 * Names of symbols that prose and code mostly use for something else. They are links on the pages of their own module only: `state` in an
 * article is a variable, and not the function of the animations.
 */
export const everydayWords: ReadonlySet<string> = new Set([
  'Point',
  'animate',
  'animation',
  'group',
  'keyframes',
  'query',
  'sequence',
  'stagger',
  'state',
  'style',
  'transition',
  'trigger',
]);
