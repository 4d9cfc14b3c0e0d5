/** Door of the components of the API reference. */
import '../shared/constructs.ts';

export { default as Entry } from './Entry.astro';
export { default as EntryLead } from './EntryLead.astro';
export { type EntryModel, entryModel } from './entry-model.ts';
export { entryTitle, metaDescription } from './facts.ts';
export { default as OtherCase } from './OtherCase.astro';
export { symbolExample } from './symbol-example.ts';
