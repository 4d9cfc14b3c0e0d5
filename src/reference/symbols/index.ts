/** Door of the symbols room: which entries the API reference has, where they are, and how their names are found. */
export { entryAddress, moduleId, moduleLabel, modulePath } from './addresses.ts';
export { type CardIds, cardIds } from './card-ids.ts';
export {
  buildCatalogue,
  catalogue,
  entriesAt,
  marksOf,
  uniqueLabel,
} from './catalogue.ts';
export type { Catalogue, CatalogueEntry, CatalogueModule } from './catalogue-types.ts';
export { type KindLabel, kindLabel, kindLabels } from './kinds.ts';
export { apiNavigation, apiRoutes } from './navigation.ts';
export { type SymbolFile, symbolFile, symbolFileSchema } from './symbol-file.ts';
export { buildSymbolIndex, type SymbolIndex, symbolIndex } from './symbol-index.ts';
export { uniqueIds } from './unique-ids.ts';
export type { WrittenEntry } from './written-entries.ts';
