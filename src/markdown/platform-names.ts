import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Types and variables of the browser, and in quotes the names of events and elements. */
const declaration =
  /^(?:declare )?(?:interface|type|var|function) (\w+)|^ {4}"([a-z]\w*)": [A-Z]\w*(?:<[^>]*>)?;/gm;

let known: ReadonlySet<string> | undefined;

/** The names that TypeScript's types of the browser know; they are read once in a process. */
function platformNames(): ReadonlySet<string> {
  if (!known) {
    // Pages are bundled, so that a module does not know where its source is; all of this runs in the project's folder.
    const file = createRequire(path.resolve('package.json')).resolve('typescript/lib/lib.dom.d.ts');
    const found = readFileSync(file, 'utf8').matchAll(declaration);
    known = new Set([...found].map(([, type, quoted]) => type ?? quoted ?? ''));
  }
  return known;
}

/**
 * Whether inline code is an event or an element of the browser, such as `input`, although a symbol has the name. `input()` is a call of the
 * symbol.
 */
export function isPlatformWord(code: string): boolean {
  return /^[a-z]+$/.test(code) && platformNames().has(code);
}

/**
 * A resolver for what nobody has linked by hand: a type of the browser, such as `Event`, is none of the framework, except on pages of the
 * package that has one of that name, and where code imports it from there.
 */
export function withoutPlatformTypes(
  resolve: (text: string, module?: string) => string | undefined,
): (text: string, module?: string) => string | undefined {
  return (text, module) => {
    const address = resolve(text, module);
    const isType = /^\p{Lu}/u.test(text) && platformNames().has(text);
    return isType && address && !isInPackage(address, module) ? undefined : address;
  };
}

/** Packages whose pages mean a type of another one: the router moves through `Location` of `@angular/common`. */
const lenders: Readonly<Record<string, readonly string[]>> = { router: ['common'] };

/** Whether an address is that of a symbol in the package of a module, or of one that lends it types: `/api/common/Location` for `@angular/common/testing`. */
function isInPackage(address: string, module: string | undefined): boolean {
  const own = module?.split('/')[1];
  if (own === undefined) return false;
  return [own, ...(lenders[own] ?? [])].some((name) => address.startsWith(`/api/${name}/`));
}
