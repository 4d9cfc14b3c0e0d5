import { Menu, MenuButton, useMenuStore } from '@ariakit/react';
import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { $openMenu, type MenuName } from '../../stores/index.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { keepFocusInLayouts, layouts, takesFocus } from './keep-focus.ts';
import styles from './mini-menu.css?inline';

// A closed menu is not there: its styles come with what opens it.
adoptStyles(styles);

interface Props {
  /** Which of the menus this is; only one is open at a time. */
  name: MenuName;
  /** Accessible name of the trigger. */
  label: string;
  /** Content of the trigger. */
  trigger: ReactNode;
  /** Menu items. */
  children: ReactNode;
}

/**
 * A trigger with a small menu that opens beside it, or at its other side where there is no room. The menu lies in
 * the header but outside the rail, which would cut it off. Every navigation closes it, and so does another layout.
 */
export function MiniMenu({ name, label, trigger, children }: Props) {
  const menu = useMenuStore({
    open: useStore($openMenu, { ssr: 'initial' }) === name,
    setOpen: (open) => {
      if (open) $openMenu.set(name);
      else if ($openMenu.get() === name) $openMenu.set(null);
    },
    placement: 'right',
    focusLoop: true,
  });

  useEffect(() => {
    keepFocusInLayouts();
    const listening = new AbortController();
    const options = { signal: listening.signal };
    document.addEventListener('astro:before-preparation', menu.hide, options);
    // Another layout has its trigger in another place, or none in view.
    for (const layout of layouts) matchMedia(layout).addEventListener('change', menu.hide, options);
    // In a low window the rail scrolls: the menu follows its trigger, which must not be out of view.
    const followTrigger = () => {
      const { open, anchorElement } = menu.getState();
      if (open) anchorElement?.scrollIntoView({ block: 'nearest' });
    };
    addEventListener('resize', followTrigger, options);
    return () => listening.abort();
  }, [menu]);

  // Ariakit opens a menu with the arrow key of its placement only; here both vertical ones open it too.
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    menu.setInitialFocus(event.key === 'ArrowDown' ? 'first' : 'last');
    menu.setAutoFocusOnShow(true);
    menu.show();
  };

  return (
    <>
      <MenuButton
        store={menu}
        className="mini-menu-button"
        aria-label={label}
        title={label}
        onKeyDown={openByArrow}
      >
        {trigger}
      </MenuButton>
      <Menu
        store={menu}
        className="mini-menu"
        aria-label={label}
        gutter={8}
        portal
        portalElement={() => document.querySelector<HTMLElement>('.site-header')}
        preserveTabOrder={false}
        unmountOnHide
        autoFocusOnHide={takesFocus}
        data-menu={name}
        onKeyDown={(event) => {
          if (event.key === 'Tab') menu.hide();
        }}
      >
        {children}
      </Menu>
    </>
  );
}
