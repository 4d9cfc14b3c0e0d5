import { describe, expect, test } from 'vitest';
import {
  type ApiMember,
  buildCatalogue,
  buildSymbolIndex,
  cardIds,
  symbolIndex,
} from '../../../../src/reference/index.ts';
import { entry, smallCatalogue } from './small-api.ts';

const index = buildSymbolIndex(smallCatalogue());

describe('the index of a few entries', () => {
  test.each([
    ['Input', '/api/core/Input'],
    ['input', '/api/core/input'],
    ['Input#alias', '/api/core/Input#alias'],
    ['input#required', '/api/core/input#input_required_0'],
    ['@if', '/api/core/@if'],
    ['getComponent', '/api/core/globals/getComponent'],
  ])('%s', (name, address) => {
    expect(index.resolve(name)).toBe(address);
  });

  test.each(['Nothing', 'Input#nothing', 'if', '@Input'])('%s is unknown', (name) => {
    expect(index.resolve(name)).toBeUndefined();
  });

  test('a name of several modules is found from their own pages only', () => {
    expect(index.resolve('Testability')).toBeUndefined();
    expect(index.resolve('Testability', '@angular/common/http')).toBe(
      '/api/common/http/Testability',
    );
    expect(index.resolve('Testability', '@angular/animations')).toBeUndefined();
  });

  test('the only entry of a name is found, deprecated or not', () => {
    expect(index.resolve('Old')).toBe('/api/core/Old');
  });

  test('an everyday word is found from the pages of its module only', () => {
    expect(index.resolve('state')).toBeUndefined();
    expect(index.resolve('state', '@angular/animations')).toBe('/api/animations/state');
  });
});

describe('names of several modules', () => {
  const shared = buildSymbolIndex(
    buildCatalogue(
      [
        {
          module: '@angular/core',
          entries: ['DOCUMENT', 'Config', 'inject'].map((name) => entry('@angular/core', name)),
        },
        {
          module: '@angular/common',
          entries: [
            entry('@angular/common', 'DOCUMENT', {
              aliasOf: { name: 'DOCUMENT', module: '@angular/core' },
            }),
            entry('@angular/common', 'Config', { deprecated: { version: '18', reason: '' } }),
          ],
        },
        {
          module: '@angular/core/testing',
          entries: [entry('@angular/core/testing', 'inject')],
        },
      ],
      [],
    ),
  );

  test.each([
    ['the original, and not the copy in another module', 'DOCUMENT'],
    ['what is not deprecated', 'Config'],
    ['what the module has, and not one below it', 'inject'],
  ])('mean %s', (_what, name) => {
    expect(shared.resolve(name)).toBe(`/api/core/${name}`);
  });

  test('mean the copy where the module has one', () => {
    expect(shared.resolve('DOCUMENT', '@angular/common')).toBe('/api/common/DOCUMENT');
  });
});

describe('ids of cards', () => {
  const members = (...names: string[]): ApiMember[] =>
    names.map((name) => ({ name, kind: 'property', type: 'string' }));

  test('a member has its name, a repeated one and one that the frame of the page uses a number', () => {
    const of = entry('@angular/core', 'A', {
      members: members('title', 'title', 'content', '[key: string]'),
    });
    expect([...cardIds(of).members.values()]).toEqual([
      'title',
      'title-1',
      'content-1',
      'key-string',
    ]);
  });

  test('signatures of functions are numbered; those of methods share the card of the method', () => {
    const signatures = [{ parameters: [] }, { parameters: [] }];
    const named = entry('@angular/core', 'f', { kind: 'function', signatures });
    expect([...cardIds(named).signatures.values()]).toEqual(['f_0', 'f_1']);
    const method = entry('@angular/core', 'A', {
      members: [{ name: 'f', kind: 'method', signatures }],
    });
    expect(cardIds(method).signatures.size).toBe(0);
  });

  test('two entries of one page have different ids', () => {
    const taken = new Set<string>();
    const of = entry('@angular/core', 'A', { members: members('title') });
    cardIds(of, taken);
    expect([...cardIds(of, taken).members.values()]).toEqual(['title-1']);
  });
});

describe('the index of the site', () => {
  test.each([
    ['signal', '/api/core/signal'],
    ['Router#navigate', '/api/router/Router#navigate'],
    ['Router#navigate()', '/api/router/Router#navigate'],
    ['input#required', '/api/core/input#input_required_0'],
    ['HttpClient', '/api/common/http/HttpClient'],
    ['@defer', '/api/core/@defer'],
    ['inject', '/api/core/inject'],
    ['DOCUMENT', '/api/core/DOCUMENT'],
    ['isSignal', '/api/core/isSignal'],
    ['ApplicationConfig', '/api/core/ApplicationConfig'],
  ])('%s', (name, address) => {
    expect(symbolIndex().resolve(name)).toBe(address);
  });

  test('a property is no method', () => {
    expect(symbolIndex().resolve('Router#events')).toBe('/api/router/Router#events');
    expect(symbolIndex().resolve('Router#events()')).toBeUndefined();
  });

  test('a name whose modules have nothing to do with each other needs a module', () => {
    expect(symbolIndex().resolve('VERSION')).toBeUndefined();
    expect(symbolIndex().resolve('VERSION', '@angular/router')).toBe('/api/router/VERSION');
  });
});
