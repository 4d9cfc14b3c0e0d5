import {
  type UrlMatcher,
  type UrlMatchResult,
  UrlSegment,
} from '@angular/router';

// #docregion optional
/** Makes a matcher for a first segment out of a list; also without it. */
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
/** `/slopes/north/lift-4/blue-2`, with the rest as one parameter. */
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
