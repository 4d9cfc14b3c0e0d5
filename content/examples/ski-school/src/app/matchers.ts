import {
  type UrlMatcher,
  type UrlMatchResult,
  UrlSegment,
} from '@angular/router';

// #docregion optional
/** Creates a matcher for an optional first segment. */
export function optionalSegment(
  name: string,
  values: readonly string[],
): UrlMatcher {
  return ([first]) =>
    first && values.includes(first.path)
      ? { consumed: [first], posParams: { [name]: first } }
      : { consumed: [] };
}
// #enddocregion optional

// #docregion depth
/** Matches `/slopes/north/lift-4/blue-2`, with one parameter. */
export function slopeMatcher(segments: UrlSegment[]): UrlMatchResult | null {
  const [first, ...rest] = segments;
  if (first?.path !== 'slopes' || rest.length === 0) return null;
  const place = rest.map(({ path }) => path).join('/');
  return {
    consumed: segments,
    posParams: { place: new UrlSegment(place, {}) },
  };
}
// #enddocregion depth
