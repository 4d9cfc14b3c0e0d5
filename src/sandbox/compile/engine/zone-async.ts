import ts from 'typescript';

/**
 * Writes async functions with generators, as the Angular CLI does for projects with zone.js: zone.js can't see what native ones wait for.
 * All else stays as new as it is. These steps of
 * TypeScript are not public: tests fail where a later version has no such steps.
 */
export function zoneAsync(): ts.TransformerFactory<ts.SourceFile>[] {
  const steps = [
    // @ts-expect-error not public
    ts.transformES2018,
    // @ts-expect-error not public
    ts.transformES2017,
  ];
  return steps as ts.TransformerFactory<ts.SourceFile>[];
}
