const importPattern =
  /\bimport\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;

/** What code imports by name. */
export interface ImportedNames {
  /** Names of the framework, each with its module. */
  readonly framework: ReadonlyMap<string, string>;
  /** Names from elsewhere, and those that the code itself gives to what it imports. */
  readonly others: ReadonlySet<string>;
}

/** Reads the imports of JavaScript or TypeScript, whatever stands around them. */
export function importedNames(code: string): ImportedNames {
  const framework = new Map<string, string>();
  const others = new Set<string>();
  for (const [, names = '', from = ''] of code.matchAll(importPattern)) {
    for (const name of names.split(',')) {
      const [imported = '', renamed] = name
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/);
      if (from.startsWith('@angular/')) framework.set(imported, from);
      else others.add(imported);
      // A new name is the block's own.
      if (renamed) others.add(renamed);
    }
  }
  return { framework, others };
}
