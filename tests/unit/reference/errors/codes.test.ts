import { beforeAll, expect, test } from 'vitest';
import {
  type ErrorCode,
  type ErrorData,
  errorDescription,
  errorPages,
  errorRoutes,
  errorTitle,
  prepareReference,
  referenceData,
} from '../../../../src/reference/index.ts';

let data: ErrorData;

beforeAll(async () => {
  await prepareReference();
  data = referenceData('errors');
}, 120_000);

const codesOf = (kind: ErrorCode['kind']) => data.codes.filter((code) => code.kind === kind);
const withCode = (code: string) => data.codes.filter((entry) => entry.code === code);
const messagesOf = (code: string) => withCode(code).flatMap(({ messages }) => messages);
const textsOf = (code: string) => messagesOf(code).map(({ text }) => text);

test('the packages have as many codes as they had when this was written', () => {
  const perPackage = Map.groupBy(
    data.codes.flatMap(({ packages }) => packages),
    (name) => name,
  );
  expect({
    runtime: codesOf('runtime').length,
    runtimeCodes: new Set(codesOf('runtime').map(({ code }) => code)).size,
    compiler: codesOf('compiler').length,
    diagnostics: data.diagnostics.length,
    withGuide: data.codes.filter(({ hasGuide }) => hasGuide).length,
    withMessage: data.codes.filter(({ messages }) => messages.length > 0).length,
    messages: data.codes.flatMap(({ messages }) => messages).length,
    perPackage: Object.fromEntries([...perPackage].map(([name, all]) => [name, all.length]).sort()),
  }).toMatchSnapshot();
});

test('only these codes have no text of their own', () => {
  const silent = data.codes.filter(({ messages }) => messages.length === 0);
  expect(silent.map(({ code, name }) => `${code} ${name}`)).toMatchSnapshot();
});

test('codes are sorted: running applications first, then by number', () => {
  const rank = ({ kind, number }: ErrorCode) => (kind === 'runtime' ? 0 : 1_000_000) + number;
  const ranks = data.codes.map(rank);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test('a code of a running application has a zero in front, one of the compiler has none', () => {
  expect(codesOf('runtime').filter(({ code }) => !/^NG0[1-9]\d*$/.test(code))).toEqual([]);
  expect(codesOf('compiler').filter(({ code }) => !/^NG[1-9]\d*$/.test(code))).toEqual([]);
});

test('a part that is filled in stands in braces', () => {
  expect(messagesOf('NG0300')[0]?.parts).toEqual([
    'Multiple components match node with tagname ',
    { filled: 'tNode' },
    ': ',
    { filled: 'first' },
    ' and ',
    { filled: 'second' },
  ]);
});

test('a part that may be missing stands in brackets', () => {
  expect(textsOf('NG0950')).toEqual([
    'Input[ "{name}"] is required but no value is available yet.',
  ]);
});

test('a text that another function makes is found', () => {
  expect(textsOf('NG8109')[0]).toBe('{node} is a function and should be invoked: {node}()');
  expect(textsOf('NG4001')).toEqual([
    'Angular compiler option "flatModuleOutFile" requires one and only one .ts file in the "files" field.',
  ]);
});

const inProductionOf = (code: string) => withCode(code).map(({ production }) => production);

test.each(
  [
    ['NG0201', ['code']],
    ['NG0600', ['code']],
    ['NG0503', ['message']],
    ['NG0400', ['code', 'nothing']],
    ['NG0602', ['code', 'nothing']],
    ...['NG0100', 'NG0209', 'NG0302', 'NG0303', 'NG0313', 'NG0505', 'NG0912', 'NG0913', 'NG0914'],
    ...['NG0955', 'NG0956', 'NG01101', 'NG02200', 'NG02801', 'NG02955', 'NG02958', 'NG02961'],
  ].map((row) =>
    typeof row === 'string' ? ([row, ['nothing']] as const) : (row as [string, string[]]),
  ),
)('the packages tell what production prints of %s', (code, production) => {
  expect(inProductionOf(code)).toEqual([production]);
});

test('a code that no package reports prints nothing anywhere', () => {
  expect(inProductionOf('NG0208')).toEqual([[]]);
  expect(inProductionOf('NG8001')).toEqual([undefined]);
});

test('texts know whether they are warnings', () => {
  expect(messagesOf('NG0912')[0]).toMatchObject({ warning: true });
  expect(messagesOf('NG0203')[0]).not.toHaveProperty('warning');
});

test('a code that two packages report is one entry with both', () => {
  expect(withCode('NG0991').map(({ packages }) => packages)).toEqual([
    ['@angular/common', '@angular/core'],
  ]);
});

test('two errors with one code share a page', () => {
  const page = errorPages(data).find(({ code }) => code === 'NG0910');
  expect(page?.entries.map(({ name }) => name)).toEqual([
    'UNSAFE_ATTRIBUTE_BINDING',
    'UNSAFE_IFRAME_ATTRS',
  ]);
  expect(page && errorTitle(page)).toBe(
    'NG0910: Unsafe attribute binding, or Unsafe iframe attributes',
  );
});

test('each code has one route, in the folder of its kind', () => {
  const routes = errorRoutes(data);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes).toContain('/errors/NG0203');
  expect(routes).toContain('/errors/NG8002');
  expect(routes).toContain('/extended-diagnostics/NG8101');
  expect(routes).not.toContain('/errors/NG8101');
});

test('each page has a description that search engines show whole', () => {
  const lengths = errorPages(data).map((page) => errorDescription(page).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(160);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(50);
});

test('every diagnostic is a code of the compiler and has a text', () => {
  const diagnostics = data.diagnostics.map(({ code, name, defaultSeverity }) => ({
    code,
    name,
    defaultSeverity,
  }));
  expect(diagnostics).toMatchSnapshot();
  for (const { code, messages } of data.diagnostics) {
    expect(withCode(code)[0]?.kind, code).toBe('compiler');
    expect(messages.length, code).toBeGreaterThan(0);
  }
});

test('every code block of a description has code in it and an end', () => {
  const broken = data.codes.filter(({ description = '' }) => {
    const [, ...rest] = description.split(/^```.*$/m);
    return rest.length % 2 === 1 || rest.some((part, index) => index % 2 === 0 && !part.trim());
  });
  expect(broken.map(({ code }) => code)).toEqual([]);
});
