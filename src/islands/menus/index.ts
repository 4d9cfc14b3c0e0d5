export { default as SocialMenu } from './SocialMenu.tsx';
export { default as ThemeMenu } from './ThemeMenu.tsx';
export { default as VersionMenu } from './VersionMenu.tsx';
