import { expect, test } from 'vitest';
import { errorCodeIn } from '../../../../src/search/titles/error-code.ts';

test.each([
  ['NG0203', 'NG0203'],
  ['ng203', 'NG0203'],
  ['NG-0203', 'NG0203'],
  ['0203', 'NG0203'],
  ['203', 'NG0203'],
  ['-100', 'NG0100'],
  ['ERROR RuntimeError: NG0201: No provider found for `Trails`.', 'NG0201'],
  ['NG8001', 'NG8001'],
  ['8001', 'NG8001'],
  ['TS-998004', 'NG8004'],
  ['ngtsc(-998002)', 'NG8002'],
  ['NG05104', 'NG05104'],
  ['angular error 0302', 'NG0302'],
])('%s is %s', (query, code) => {
  expect(errorCodeIn(query)).toBe(code);
});

test.each(['ngFor', 'es2022', 'localhost:4200 refused', 'router', ''])('“%s” has none', (query) => {
  expect(errorCodeIn(query)).toBeUndefined();
});
