import { Menu, MenuButton, MenuProvider } from '@ariakit/react';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $openMenu, type MenuName } from '../../stores/index.ts';
import './mini-menu.css';

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

/** A trigger with a small menu that opens beside it, or below it where there is no room. */
export function MiniMenu({ name, label, trigger, children }: Props) {
  const open = useStore($openMenu, { ssr: 'initial' }) === name;
  return (
    <MenuProvider
      open={open}
      setOpen={(next) => {
        if (next) $openMenu.set(name);
        else if ($openMenu.get() === name) $openMenu.set(null);
      }}
      placement="right"
    >
      <MenuButton className="mini-menu-button" aria-label={label} title={label}>
        {trigger}
      </MenuButton>
      <Menu
        className="mini-menu"
        aria-label={label}
        gutter={8}
        portal
        unmountOnHide
        data-menu={name}
        onKeyDown={(event) => {
          if (event.key === 'Tab') $openMenu.set(null);
        }}
      >
        {children}
      </Menu>
    </MenuProvider>
  );
}
