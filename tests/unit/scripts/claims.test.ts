import { expect, test } from 'vitest';
import { readArticle } from '../../../scripts/articles/index.ts';
import { claimedArticle, problemOfClaim } from '../../../scripts/claims/index.ts';

const file = 'content/claims/guide/tides.test.ts';

const article = claimedArticle(
  readArticle(
    'content/docs/guide/tides.mdx',
    `---
title: Tides
description: When the water is high.
---

The water is **high** twice a day. \`high()\` tells when, see
[the moon](/moon#phases). If nobody reads it, \`high()\` throws.

## When is it low?

- \`low()\`: It returns \`undefined\` in
  the harbor.

TIP: Ask a sailor.

| Function | Result |
|---|---|
| \`tide()\` | the water's level in feet |

<Callout title="Storms come unseen">
  A storm surge is higher.
</Callout>

\`\`\`text
NG0999: No tide found for \`Harbor\`.
Source: Moon.
\`\`\`

\`\`\`ts
const sentence = 'Code is no sentence.';
\`\`\`
`,
  ),
);

const problem = (sentence: string, all = [sentence]) =>
  problemOfClaim({ sentence, file, all }, article);

test.each([
  'The water is high twice a day.',
  'high() tells when, see the moon.',
  'If nobody reads it, high() throws.',
  'If nobody\n reads it, high() throws.',
  'The water is high twice a day. high() tells when, see the moon.',
  'When is it low?',
  'low(): It returns undefined in the harbor.',
  'It returns undefined in the harbor.',
  'Ask a sailor.',
  "the water's level in feet",
  'Storms come unseen',
  'A storm surge is higher.',
  'When the water is high.',
  'NG0999: No tide found for `Harbor`.',
  'Source: Moon.',
])('"%s" stands in the article', (sentence) => {
  expect(problem(sentence)).toBeUndefined();
});

test.each([
  'high() throws.',
  'The water is high',
  'It returns undefined',
  'water is high twice a day.',
  'Code is no sentence.',
  '',
])('"%s" is no sentence of the article', (sentence) => {
  expect(problem(sentence)).toContain(
    `content/docs/guide/tides.mdx does not have the sentence that ${file} claims:`,
  );
});

test('a sentence that has changed is shown with the one that stands there now', () => {
  expect(problem('high() throws if nobody reads it.')).toBe(
    `content/docs/guide/tides.mdx does not have the sentence that ${file} claims:
  high() throws if nobody reads it.
The closest one is in content/docs/guide/tides.mdx:7:
  If nobody reads it, high() throws.
Check that the test shows what the article says now, and claim that sentence. It is a whole sentence, without the marks of Markdown.`,
  );
});

test('a sentence that is like no other is to be removed', () => {
  expect(problem('Zebras gallop.')).toContain(
    'Remove the claim, or claim a whole sentence of the article.',
  );
});

test('a sentence is claimed once', () => {
  const sentence = 'Ask a sailor.';
  expect(problem(sentence, [sentence, 'Other.', 'Ask a  sailor.'])).toBe(
    `${file} claims this sentence 2 times:\n  Ask a sailor.\nMake one claim of them.`,
  );
});

test('a file of claims has the name of an article', () => {
  expect(problemOfClaim({ sentence: 'A.', file, all: ['A.'] }, undefined)).toBe(
    `No article has the name of ${file}.\nName the file like the article's route: content/claims/guide/signals/resource.test.ts.`,
  );
});
