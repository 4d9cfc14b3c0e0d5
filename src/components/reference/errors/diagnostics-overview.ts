/** Door of what the overview of extended diagnostics is made of. */
export { default as DiagnosticTable } from './DiagnosticTable.astro';
