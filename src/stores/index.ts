export { $openMenu, type MenuName } from './menu.ts';
export { $mobileNavigationOpen } from './mobile-navigation.ts';
export { readStored, writeStored } from './storage.ts';
export {
  $themePreference,
  parseThemePreference,
  type ThemePreference,
  themeStorageKey,
} from './theme.ts';
