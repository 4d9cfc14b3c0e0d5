// Stands for `@angular/platform-browser-dynamic`, which brings a compiler that no preview needs: the code is compiled already.

import { VERSION } from '@angular/core';
import { platformBrowser } from '@angular/platform-browser';

export { VERSION };

/** The platform that the frame has made already. */
export const platformBrowserDynamic = platformBrowser;

/** There is no compiler at run time. */
export class JitCompilerFactory {
  createCompiler(): never {
    throw new Error(
      'JitCompilerFactory compiles in the browser. Previews compile ahead of time, as the Angular CLI does: remove it.',
    );
  }
}
