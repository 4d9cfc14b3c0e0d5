import { MenuItem } from '@ariakit/react';
import type { IconShapes } from './IconShapes.tsx';
import { Icon } from './IconShapes.tsx';
import { MiniMenu } from './MiniMenu.tsx';

interface Props {
  links: { label: string; url: string; icon: IconShapes }[];
  trigger: IconShapes;
}

/** Links to the framework's presences elsewhere; they open in a new tab. */
export default function SocialMenu({ links, trigger }: Props) {
  return (
    <MiniMenu
      name="social"
      label="Open social media links"
      trigger={<Icon shapes={trigger} size={22} />}
    >
      {links.map(({ label, url, icon }) => (
        <MenuItem
          key={label}
          className="mini-menu-item"
          render={<a href={url} title={label} target="_blank" rel="noopener noreferrer" />}
        >
          <Icon shapes={icon} size={18} />
          {label}
        </MenuItem>
      ))}
    </MiniMenu>
  );
}
