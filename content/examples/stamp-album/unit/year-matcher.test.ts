import { UrlSegment } from '@angular/router';
import { describe, expect, it } from 'vitest';
import { yearMatcher } from '../src/app/year-matcher';

// #docregion test
const segments = (...paths: string[]) =>
  paths.map((path) => new UrlSegment(path, {}));

describe('yearMatcher', () => {
  it('takes one segment and leaves the others', () => {
    const result = yearMatcher(segments('1923', 'owl'));

    expect(result?.consumed.map(String)).toEqual(['1923']);
    expect(result?.posParams?.['year']?.path).toBe('1923');
  });

  it.each(['', '192', '19234', '2500', 'owl'])('refuses %o', (path) => {
    expect(yearMatcher(segments(path))).toBeNull();
  });

  it('refuses an address without segments', () => {
    expect(yearMatcher([])).toBeNull();
  });
});
// #enddocregion test
