declare module '@angular/language-service/bundles/language-service.js' {
  import type { NgLanguageService } from '@angular/language-service/api';
  import type ts from 'typescript';

  /** What the bundle is given, and does not import. The build takes care that it asks for `modules` there. */
  interface Provided {
    readonly typescript: typeof ts;
    readonly modules: Readonly<Record<string, unknown>>;
  }

  /** A plug-in of TypeScript's own server. */
  export default function load(provided: Provided): {
    create(info: Record<string, unknown>): NgLanguageService;
  };
}
