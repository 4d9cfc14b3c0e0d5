import { expect, test } from 'vitest';
import { messageMatch } from '../../../../src/search/titles/message-match.ts';

const message = "Can't bind to '{}' since it isn't a known property of '{}'.";

test('a pasted message matches, whatever the reader’s own names are', () => {
  const pasted =
    "ERROR: Can't bind to 'formGroup' since it isn't a known property of 'form' (used in App)";
  expect(messageMatch(message, pasted)).toBeGreaterThan(0.8);
});

test('a part of a long message is enough', () => {
  expect(messageMatch(message, "isn't a known property of 'app-card'")).toBeGreaterThan(0.5);
});

test('of two messages the one with more words in the text is better', () => {
  const pasted = 'No provider found for `Trails`.';
  const longer = messageMatch('No provider found for `{}`.', pasted);
  expect(longer).toBeGreaterThan(messageMatch('No provider for {} found', pasted));
});

test.each(['known property', 'bind a property to an element', 'signals', ''])(
  '“%s” is no message',
  (query) => {
    expect(messageMatch(message, query)).toBe(0);
  },
);

test('words in another order are another text', () => {
  expect(messageMatch(message, 'property known a isn it since to bind')).toBe(0);
});

test('a name in quotation marks is the reader’s', () => {
  const listed = "'{}' is not a known element: if '{}' is an Angular component, import it.";
  expect(messageMatch(listed, "'app-header' is not a known element")).toBeGreaterThan(0.5);
});

test('words of a question that are far apart in a long message are no part of it', () => {
  const long = `Angular could not find what it needs. ${'The message goes on. '.repeat(5)}It works without Zone.js`;
  expect(messageMatch(long, 'angular without zone.js')).toBe(0);
  expect(messageMatch(long, 'works without Zone.js')).toBeGreaterThan(0);
});
