import { atom } from 'nanostores';

/** The mini menus of the primary navigation. */
export type MenuName = 'version-picker' | 'social' | 'theme-picker';

/** The open mini menu; at most one at a time. */
export const $openMenu = atom<MenuName | null>(null);
