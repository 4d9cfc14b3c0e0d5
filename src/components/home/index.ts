export { default as Features } from './Features.astro';
export { default as Hero } from './Hero.astro';
export { default as LearnMore } from './LearnMore.astro';
export { default as Performance } from './Performance.astro';
