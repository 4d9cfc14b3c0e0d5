import { describe, expect, test } from 'vitest';
import {
  firstSentence,
  nameCommandFences,
  tidyText,
} from '../../../../src/reference/extraction/package-text.ts';

describe('tidying a text of a package', () => {
  test('makes links to the packages’ own site links of this one', () => {
    expect(tidyText('See [cache](reference/configs/workspace-config#cache-options).')).toBe(
      'See [cache](/reference/configs/workspace-config#cache-options).',
    );
    expect(tidyText('See [it](https://angular.dev/cli/analytics).')).toBe(
      'See [it](/cli/analytics).',
    );
  });

  test('gives a bare address of that site words', () => {
    expect(tidyText('See https://angular.dev/tools/cli/template-typecheck#strict-mode.')).toBe(
      'See [template typecheck](/tools/cli/template-typecheck#strict-mode).',
    );
  });

  test('leaves other addresses alone', () => {
    const other = 'See [esbuild](https://esbuild.github.io/) and https://vite.dev/config/.';
    expect(tidyText(other)).toBe(other);
  });

  test('drops pictures of that site and boxes, and keeps what is in a box', () => {
    expect(tidyText('One.\n\n![A `demo`\nof two.](assets/two.gif)\n\nThree.')).toBe(
      'One.\n\nThree.',
    );
    expect(tidyText('<div class="alert">\n\nNote.\n\n</div>')).toBe('Note.');
  });

  test('leaves code alone', () => {
    const code = 'Type `](x)`:\n\n```shell\nopen https://angular.dev/cli\n```';
    expect(tidyText(code)).toBe(code);
  });
});

test('a fence with a command and without a language gets one', () => {
  expect(nameCommandFences('```\nng update\n```\n\n```\n$ ng serve\n```\n\n```\nx\n```')).toBe(
    '```shell\nng update\n```\n\n```shell\n$ ng serve\n```\n\n```\nx\n```',
  );
});

test('the first sentence ends at a period before a capital letter', () => {
  expect(firstSentence('Writes to dist/ in 1.5 s. Then more.')).toBe('Writes to dist/ in 1.5 s.');
});
