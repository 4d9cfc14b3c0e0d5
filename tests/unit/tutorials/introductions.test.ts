import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { readTutorials } from '../../../src/tutorials/index.ts';

// The home of the tutorials shows both. The schema does not ask for them, because a draft may not have them yet.
test.each(readTutorials(root, false))(
  'the introduction of $name says how long the tutorial takes, and what its reader can do afterwards',
  ({ minutes, afterwards }) => {
    expect(minutes).toBeGreaterThan(0);
    expect(afterwards).toMatch(/^You can .+\.$/);
  },
);
