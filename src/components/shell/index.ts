export { brandColors, markGrid, markSector, markSides } from './brand.ts';
export { default as Footer } from './Footer.astro';
export { default as Head } from './Head.astro';
export { default as Mark } from './Mark.astro';
export { default as MobileBar } from './MobileBar.astro';
export { default as PrimaryNavigation } from './PrimaryNavigation.astro';
export { default as ProgressBar } from './ProgressBar.astro';
export { default as SecondaryNavigation } from './SecondaryNavigation.astro';
export { default as SkipLink } from './SkipLink.astro';
