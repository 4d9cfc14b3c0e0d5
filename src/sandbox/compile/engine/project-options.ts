import type { AngularCompilerOptions } from '@angular/compiler-cli';
import ts from 'typescript';
import type { Diagnostic } from '../../types.ts';
import { optionsOfProject, projectOptions } from './compiler-options.ts';
import { toDiagnostic } from './diagnostics.ts';
import type { MemoryFiles } from './memory-files.ts';

/** Where a project may have its options; the first that is there counts, with what it extends. */
const FILES = ['/tsconfig.app.json', '/tsconfig.json'];

/** Options of the framework's compiler that are switched on or off. */
const SWITCHES = new Set([
  'enableI18nLegacyMessageIdFormat',
  'fullTemplateTypeCheck',
  'i18nNormalizeLineEndingsInICUs',
  'preserveWhitespaces',
  'strictAttributeTypes',
  'strictContextGenerics',
  'strictDomEventTypes',
  'strictDomLocalRefTypes',
  'strictInjectionParameters',
  'strictInputAccessModifiers',
  'strictInputTypes',
  'strictLiteralTypes',
  'strictNullInputTypes',
  'strictOutputEventTypes',
  'strictSafeNavigationTypes',
  'strictStandalone',
  'strictTemplates',
  'typeCheckHostBindings',
]);

/** Settings of several values. */
const SETTINGS = new Set(['extendedDiagnostics']);

/** TypeScript's codes for lists of files that are empty: here all files of the project belong to it. */
const NO_INPUTS = new Set([18002, 18003]);

/** What a project's `tsconfig.json` makes of the compiler. */
export interface ProjectOptions {
  readonly options: AngularCompilerOptions;
  /** What is wrong in it. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Options of the framework's compiler in a file and in those that it extends, with the value and its place. */
function angularOptionsOf(
  path: string,
  files: MemoryFiles,
  wrong: ts.Diagnostic[],
  seen: readonly string[] = [],
): Record<string, unknown> {
  const text = files.get(path);
  if (text === undefined || seen.includes(path)) return {};
  const source = ts.parseJsonText(path, text);
  const [statement] = source.statements;
  const root = statement?.expression;
  if (!root || !ts.isObjectLiteralExpression(root)) return {};
  const memberOf = (object: ts.ObjectLiteralExpression, name: string) =>
    object.properties
      .filter(ts.isPropertyAssignment)
      .find((property) => ts.isStringLiteral(property.name) && property.name.text === name)
      ?.initializer;
  const base = memberOf(root, 'extends');
  const names = base && ts.isArrayLiteralExpression(base) ? base.elements : base ? [base] : [];
  const inherited = names.flatMap((one) => {
    if (!ts.isStringLiteral(one)) return [];
    const name = one.text;
    const target = files.resolve(path, '..', name);
    const file = [target, `${target}.json`].find((candidate) => files.exists(candidate));
    return file ? [angularOptionsOf(file, files, wrong, [...seen, path])] : [];
  });
  const own = memberOf(root, 'angularCompilerOptions');
  const found: Record<string, unknown> = Object.assign({}, ...inherited);
  if (!own || !ts.isObjectLiteralExpression(own)) return found;
  for (const property of own.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) continue;
    const name = property.name.text;
    if (SETTINGS.has(name))
      found[name] = ts.convertToObject(sourceOf(property.initializer, source), []);
    if (!SWITCHES.has(name)) continue;
    const { kind } = property.initializer;
    if (kind === ts.SyntaxKind.TrueKeyword) found[name] = true;
    else if (kind === ts.SyntaxKind.FalseKeyword) found[name] = false;
    else wrong.push(notSwitch(source, property.initializer, name));
  }
  return found;
}

/** A value of a file as a file of its own, which TypeScript then reads. */
function sourceOf(value: ts.Expression, source: ts.SourceFile): ts.JsonSourceFile {
  return ts.parseJsonText('/value.json', value.getText(source));
}

function notSwitch(file: ts.SourceFile, value: ts.Node, name: string): ts.Diagnostic {
  const start = value.getStart(file);
  return {
    category: ts.DiagnosticCategory.Error,
    code: 5024,
    file,
    start,
    length: value.end - start,
    messageText: `Compiler option '${name}' requires a value of type boolean. Write "${name}": true, or false.`,
  };
}

/**
 * The options of a project: those of a new application, or what its `tsconfig.json` says. What decides where files are and how they are
 * written has no effect here.
 */
export function readProjectOptions(files: MemoryFiles): ProjectOptions {
  const path = FILES.find((file) => files.exists(file));
  if (path === undefined) return { options: projectOptions, diagnostics: [] };
  const source = ts.readJsonConfigFile(path, (file) => files.get(file));
  const host: ts.ParseConfigHost = {
    useCaseSensitiveFileNames: true,
    readDirectory: () => [],
    fileExists: (file) => files.exists(file),
    readFile: (file) => files.get(file),
  };
  const { options, errors } = ts.parseJsonSourceFileConfigFileContent(source, host, '/');
  const wrong = errors.filter(({ code }) => !NO_INPUTS.has(code));
  const angular = angularOptionsOf(path, files, wrong) as AngularCompilerOptions;
  const { configFilePath: _path, configFile: _file, ...own } = options;
  return {
    options: optionsOfProject({ ...(own as AngularCompilerOptions), ...angular }),
    diagnostics: wrong.map(toDiagnostic),
  };
}
