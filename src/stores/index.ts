export { $openMenu, type MenuName } from './menu.ts';
export { $mobileNavigationOpen } from './mobile-navigation.ts';
export { bannerStorageKey, cookieStorageKey } from './notice-keys.ts';
export { $searchOpen, $searchQuery } from './search.ts';
export { slashStorageKey } from './search-shortcut.ts';
export { readStored, removeStored, storedKeys, writeStored } from './storage.ts';
export { $themePreference } from './theme.ts';
export {
  type ThemePreference,
  themeStorageKey,
} from './theme-preference.ts';
