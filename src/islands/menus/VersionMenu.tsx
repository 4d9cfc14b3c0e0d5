import { MenuItem } from '@ariakit/react';
import type { IconShapes } from './IconShapes.tsx';
import { Icon } from './IconShapes.tsx';
import { MiniMenu } from './MiniMenu.tsx';

interface Props {
  /** Text of the trigger: the version this site documents. */
  current: string;
  versions: { displayName: string; url: string }[];
  marker: IconShapes;
}

/** Links to the documentation of other versions; they open in the same tab. */
export default function VersionMenu({ current, versions, marker }: Props) {
  return (
    <MiniMenu
      name="version-picker"
      label={`Select a version of the documentation, current: ${current}`}
      trigger={
        <span className="version-trigger">
          {current}
          <Icon shapes={marker} size={14} />
        </span>
      }
    >
      {versions.map(({ displayName, url }) => (
        <MenuItem
          key={displayName}
          className="mini-menu-item"
          render={<a href={url} aria-current={displayName === current ? 'true' : undefined} />}
        >
          {displayName}
        </MenuItem>
      ))}
    </MiniMenu>
  );
}
