/** Door of what keeps a reader's work in the browser: when it is saved, and how older forms of it are read. */
export { Autosave } from './autosave.ts';
export { type Migrations, migrated, versionOf } from './migrated.ts';
