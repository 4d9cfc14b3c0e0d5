import { describe, expect, test } from 'vitest';
import { layOutType, linkedType } from '../../../../src/components/reference/api/linked-type.ts';
import {
  isSameDeprecation,
  metaDescription,
  plainText,
  seeText,
  splitLead,
} from '../../../../src/components/reference/api/texts.ts';
import { catalogue } from '../../../../src/reference/index.ts';

test('the first paragraph is the lead, unless the text starts with something else', () => {
  expect(splitLead('One.\nStill one.\n\nTwo.\n\nThree.')).toEqual({
    lead: 'One.\nStill one.',
    rest: 'Two.\n\nThree.',
  });
  expect(splitLead('One. Two. One of:\n\n- a\n- b')).toEqual({
    lead: 'One. Two.',
    rest: 'One of:\n\n- a\n- b',
  });
  expect(splitLead('# Heading\n\nText')).toEqual({ lead: '', rest: '# Heading\n\nText' });
});

test('Markdown loses its marks', () => {
  expect(plainText('A {@link Router#navigate}, a [guide](x), `code` and *more* <b>text</b>.')).toBe(
    'A Router.navigate, a guide, code and more text.',
  );
});

test('every entry has a description that search engines show whole', () => {
  const entries = catalogue().flatMap((module) => module.entries);
  expect(entries.length).toBeGreaterThanOrEqual(926);
  const wrong = entries.filter((entry) => {
    const { length } = metaDescription(entry);
    return length < 50 || length > 160;
  });
  expect(wrong.map(({ address }) => address)).toEqual([]);
});

test('a deprecation is said again only where it says something else', () => {
  const old = { version: '17', reason: 'Use\n`b`.' };
  expect(isSameDeprecation(old, { version: '17', reason: 'Use `b`.' })).toBe(true);
  expect(isSameDeprecation(old, { version: '18', reason: 'Use `b`.' })).toBe(false);
  expect(isSameDeprecation(old, undefined)).toBe(false);
});

test('a name alone in `@see` is a link', () => {
  const isSymbol = (name: string) => name === 'signal';
  expect(seeText('signal', isSymbol)).toBe('{@link signal}');
  expect(seeText('signal()', isSymbol)).toBe('{@link signal()}');
  expect(seeText('other', isSymbol)).toBe('other');
  expect(seeText('A signal', isSymbol)).toBe('A signal');
});

describe('types in a line', () => {
  test('symbols are links, names of properties and texts are none', () => {
    const html = linkedType("{ signal: Signal<Type>; kind: 'Router' } | T", {});
    expect(html.match(/<a [^>]*>[^<]*/g)).toEqual([
      '<a class="symbol-link" href="/api/core/Signal">Signal',
      '<a class="symbol-link" href="/api/core/Type">Type',
    ]);
    expect(html).toContain('&lt;');
  });

  test('a long object type has a line for each property', () => {
    expect(layOutType('{ a: string; }')).toBe('{ a: string; }');
    expect(
      layOutType('{ headers?: Record<string, string>; nested: { a: 1; b: 2 }; last: () => void }'),
    ).toBe(
      '{\n  headers?: Record<string, string>;\n  nested: { a: 1; b: 2 };\n  last: () => void\n}',
    );
  });
});
