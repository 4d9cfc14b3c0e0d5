/** Door of the markdown room: how articles become pages. Build time only. */
export { expressiveCodeOptions } from './code/expressive-code-options.ts';
export { type Language, languageOfFile, languages } from './code/languages.ts';
export { readRegions } from './examples/regions.ts';
export { type GlossaryEntry, glossaryRoute, readGlossary } from './glossary/read-glossary.ts';
export { termSymbolAddress } from './glossary/term-symbol.ts';
export type { MarkdownConfiguration, MarkdownOptions, SymbolResolver } from './options.ts';
export { withoutPlatformTypes } from './platform-names.ts';
export { markdownProcessor } from './processor.ts';
export * from './reference/index.ts';
export { headingSlug, uniqueSlugs } from './slug.ts';
export { headingIdSyntax, idsOf } from './syntax/heading-id.ts';
export { followQuotedFiles } from './watched-files.ts';
