/** Door of the part of the markdown room that renders the packages' own texts and declarations. */
export { createReferenceCode, type ReferenceCode, type RenderCode } from './code.ts';
export type { LinkTargets } from './links.ts';
export { type Jump, jumpHint } from './panel.ts';
export { createProse, type ProseToRender, type RenderProse } from './prose.ts';
export type { Scope, ScopedResolver } from './scoped-resolver.ts';
export { linkTerms } from './terms.ts';
