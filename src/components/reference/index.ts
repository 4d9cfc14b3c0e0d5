/** Door of the reference components that all parts of the reference share. */
import './shared/constructs.ts';

export { default as Deprecated } from './shared/Deprecated.astro';
export { default as ItemCard } from './shared/ItemCard.astro';
export { default as Prose } from './shared/Prose.astro';
export { renderProse } from './shared/rendering.ts';
