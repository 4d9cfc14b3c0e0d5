/** Door of the API history for the script that collects it; it brings the compiler along. Readers of the data use the door of the reference room. */
export { collectHistory, type MajorExports } from './collect-history.ts';
export { type ExportedName, listExports } from './list-exports.ts';
