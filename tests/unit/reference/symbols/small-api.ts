import { type ApiEntry, buildCatalogue, type Catalogue } from '../../../../src/reference/index.ts';

/** An entry with what a test says about it. */
export function entry(module: string, name: string, more: Partial<ApiEntry> = {}): ApiEntry {
  return { module, package: module, name, kind: 'undecorated_class', ...more };
}

/** A catalogue of a few entries: a pair that differs by case, a name of two modules, a module of globals, a block of ours. */
export function smallCatalogue(): Catalogue {
  const core = [
    entry('@angular/core', 'input', {
      kind: 'initializer_api_function',
      signatures: [{ parameters: [], returnType: 'string' }],
      subFunctions: [{ name: 'required', signatures: [{ parameters: [], returnType: 'string' }] }],
    }),
    entry('@angular/core', 'Input', {
      kind: 'decorator',
      members: [{ name: 'alias', kind: 'property', type: 'string' }],
    }),
    entry('@angular/core', 'Testability'),
    entry('@angular/core', 'Old', { deprecated: { version: '18', reason: '' } }),
  ];
  const http = [entry('@angular/common/http', 'Testability')];
  const animations = [entry('@angular/animations', 'state', { kind: 'function' })];
  const globals = [entry('@angular/core/globals', 'getComponent', { kind: 'function' })];
  return buildCatalogue(
    [
      { module: '@angular/core/globals', entries: globals },
      { module: '@angular/core', entries: core },
      { module: '@angular/common/http', entries: http },
      { module: '@angular/animations', entries: animations },
    ],
    [
      {
        module: '@angular/core',
        name: '@if',
        kind: 'block',
        prose: 'core/if',
        description: undefined,
      },
    ],
  );
}
