/** Door of the components of the API list. */
export { default as ApiFilter } from './ApiFilter.astro';
export { default as ApiGroup } from './ApiGroup.astro';
