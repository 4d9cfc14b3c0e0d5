/** Module of the functions that the framework puts on `window.ng`. It cannot be imported. */
export const globalsModule = '@angular/core/globals';

/** The part of a module's specifier that addresses have: `@angular/common/http` is `common/http`. */
export function modulePath(module: string): string {
  return module.replace(/^@[^/]+\//, '');
}

/** Id of a module's heading in the list of all entries. */
export function moduleId(module: string): string {
  return modulePath(module).replaceAll(/[^a-z\d]+/g, '-');
}

/** What readers see for a module. */
export function moduleLabel(module: string): string {
  return module === globalsModule ? 'window.ng globals' : modulePath(module);
}

/** Address of an entry's page. */
export function entryAddress(module: string, name: string): string {
  return `/api/${modulePath(module)}/${name}`;
}
