/**
 * Names that a project may import, sorted. The compiler resolves these and no others, so that an import for which a preview has no module
 * is a mistake that the reader sees in the editor, not in the console.
 */
export const importableNames: readonly string[] = [
  '@angular/animations',
  '@angular/cdk/drag-drop',
  '@angular/common',
  '@angular/common/http',
  '@angular/core',
  '@angular/core/rxjs-interop',
  '@angular/elements',
  '@angular/forms',
  '@angular/platform-browser',
  '@angular/platform-browser/animations',
  '@angular/platform-browser/animations/async',
  '@angular/router',
  'rxjs',
  'rxjs/operators',
  'tslib',
];

/** Names that no project writes, and that compiled code or a lazy part of the framework may import. */
const internalNames: readonly string[] = [
  '@angular/animations/browser',
  '@angular/cdk/a11y',
  '@angular/core/primitives/di',
  '@angular/core/primitives/signals',
];

/** Names for which previews have a module, sorted. */
export const runtimeNames: readonly string[] = [...importableNames, ...internalNames].sort();
