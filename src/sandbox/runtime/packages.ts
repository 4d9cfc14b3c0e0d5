/** What the code of a previewed application may import: the framework, its companions, and what its compiler makes imports of. */
export const RUNTIME_NAMES: readonly string[] = [
  '@angular/animations',
  '@angular/animations/browser',
  '@angular/cdk/a11y',
  '@angular/cdk/drag-drop',
  '@angular/common',
  '@angular/common/http',
  '@angular/core',
  '@angular/core/primitives/di',
  '@angular/core/primitives/signals',
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

/** The name of the module that readies the framework in a frame. No package can have it. */
export const START_NAME = 'preview:start';
