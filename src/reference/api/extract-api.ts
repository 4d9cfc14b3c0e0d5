import type ts from 'typescript';
import type { DocumentedPackage } from '../extraction/documented-packages.ts';
import { type ExportedEntry, mainEntries } from './aliases.ts';
import { entryBody, mainDeclaration } from './entries.ts';
import { type EntryPoint, entryPoint } from './entry-points.ts';
import { exportedNames, globalNames } from './exported-names.ts';
import { exportingModules } from './exporting-modules.ts';
import { type Extraction, packageOf, sourceOf } from './extraction.ts';
import { present, some } from './present.ts';
import { Problems } from './problems.ts';
import { typingsProgram } from './program.ts';
import { reportOf } from './report.ts';
import { sourceIndex } from './source-index.ts';
import type { ApiData, ApiEntry, ApiModule, Origin } from './types.ts';

/** Module under which the functions of `window.ng` are documented. */
const globalsModule = '@angular/core/globals';

/**
 * Reads the API of installed packages from their typings and source maps.
 *
 * @param folder where the packages are installed
 * @param packages the documented packages
 * @param modules import specifiers of the documented entry points
 * @throws ExtractionError with everything that would make wrong pages
 */
export function extractApi(
  folder: string,
  packages: readonly DocumentedPackage[],
  modules: readonly string[],
): ApiData {
  const problems = new Problems();
  const points = modules.flatMap((module) => {
    const point = entryPoint(module, packages);
    if (!point) problems.add(module, 'no documented package has this entry point');
    return point ?? [];
  });
  const program = typingsProgram(
    folder,
    points.map(({ typings }) => typings),
    problems,
  );
  const exported = allNames(points, program);
  const symbolOwner = (symbol: ts.Symbol): DocumentedPackage | undefined =>
    packageOf(symbol.declarations?.[0]?.getSourceFile().fileName ?? '', packages);
  const extraction: Extraction = {
    program,
    checker: program.getTypeChecker(),
    packages,
    sources: sourceIndex(packages),
    problems,
    entries: mainEntries(exported, (symbol) => symbolOwner(symbol)?.name),
  };
  const data = apiData(points, exported, extraction);
  problems.throwIfAny();
  return data;
}

function allNames(points: readonly EntryPoint[], program: ts.Program): ExportedEntry[] {
  const named = points.flatMap((point) =>
    exportedNames(point, program).map((found) => ({ ...found, module: point.module })),
  );
  return [...named, ...globalNames(program).map((found) => ({ ...found, module: globalsModule }))];
}

function apiData(
  points: readonly EntryPoint[],
  exported: readonly ExportedEntry[],
  extraction: Extraction,
): ApiData {
  const exporting = exportingModules(new Set(exported.map(({ symbol }) => symbol)), extraction);
  const modules = [...Map.groupBy(exported, ({ module }) => module)]
    .map(([module, names]): ApiModule => {
      const { name, version } = packageOfModule(module, points);
      const entries = names
        .flatMap((found) => entryOf(found, name, exporting, extraction) ?? [])
        .sort((a, b) => compare(`${a.name} ${a.kind}`, `${b.name} ${b.kind}`));
      return { module, package: name, version, entries };
    })
    .sort((a, b) => compare(a.module, b.module));
  return { modules, report: reportOf(modules) };
}

function packageOfModule(module: string, points: readonly EntryPoint[]): DocumentedPackage {
  const point =
    points.find((candidate) => candidate.module === module) ??
    points.find((candidate) => candidate.module === '@angular/core');
  if (!point) throw new Error(`${module} belongs to no package.`);
  return point.package;
}

function entryOf(
  { name, module, symbol }: ExportedEntry,
  packageName: string,
  exporting: ReadonlyMap<ts.Symbol, Origin[]>,
  extraction: Extraction,
): ApiEntry | undefined {
  const body = entryBody(symbol, extraction);
  const declaration = mainDeclaration(symbol);
  if (!body || !declaration) return undefined;
  const main = extraction.entries.get(symbol);
  return present<ApiEntry>({
    module,
    package: packageName,
    name,
    ...body,
    source: sourceOf(declaration, extraction),
    exportedBy: some(exporting.get(symbol)),
    aliasOf: main?.name === name && main.module === module ? undefined : main,
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
