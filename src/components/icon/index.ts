export { default as Icon } from './Icon.astro';
export { type IconName, type IconNode, iconNode } from './icon-node.ts';
