import type { UrlMatchResult, UrlSegment } from '@angular/router';

// #docregion matcher
/** Matches a year from 1800 to 1999, such as `1923`. */
export function yearMatcher(segments: UrlSegment[]): UrlMatchResult | null {
  const [year] = segments;
  return year && /^(18|19)\d\d$/.test(year.path)
    ? { consumed: [year], posParams: { year } }
    : null;
}
// #enddocregion matcher
