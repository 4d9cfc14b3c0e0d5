import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { extractApi } from '../../../../src/reference/api/extract-api.ts';
import type { ApiData, ApiEntry, DocumentedPackage } from '../../../../src/reference/index.ts';

/** What a package made for a test consists of. */
export interface VirtualPackage {
  /** Text of the typings by module below the package, `''` for the package itself. */
  readonly typings: Readonly<Record<string, string>>;
  /** Original sources by path in the repository, as they stand in source maps. */
  readonly sources?: Readonly<Record<string, string>>;
}

const name = '@angular/core';

/** Extracts the API of a package that exists for one test. It is named as the real one, because that owns the globals. */
export function extract({ typings, sources = {} }: VirtualPackage): ApiData {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'virtual-package-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = path.join(root, 'node_modules', name);
  const exports = Object.keys(typings).map((module) => [
    module === '' ? '.' : `./${module}`,
    { types: `./${path.posix.join(module, 'index.d.ts')}` },
  ]);
  const documented: DocumentedPackage = {
    name,
    version: '1.2.3',
    folder,
    manifest: {
      name,
      version: '1.2.3',
      repository: { url: 'git+https://code.example/core.git' },
      exports: Object.fromEntries(exports),
    },
  };
  for (const [module, text] of Object.entries(typings)) {
    // Without an export statement all declarations of typings would be exported.
    write(path.join(folder, module, 'index.d.ts'), `${text}\nexport {};\n`);
  }
  write(path.join(folder, 'fesm2022/core.mjs.map'), sourceMap(sources));
  const modules = Object.keys(typings).map((module) => path.posix.join(name, module));
  return extractApi(root, [documented], modules);
}

/** The only entry of a name in a package that has one module. */
export function extractEntry(name: string, typings: string, source?: string): ApiEntry {
  const { modules } = extract({
    typings: { '': typings },
    ...(source === undefined ? {} : { sources: { 'packages/core/src/a.ts': source } }),
  });
  const found = modules.flatMap(({ entries }) => entries).find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no entry “${name}”.`);
  return found;
}

function sourceMap(sources: Readonly<Record<string, string>>): string {
  return JSON.stringify({
    version: 3,
    sources: Object.keys(sources).map((file) => `../../../bazel-out/bin/${file}`),
    sourcesContent: Object.values(sources),
    mappings: '',
  });
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
