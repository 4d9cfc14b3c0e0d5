import { MenuItem } from '@ariakit/react';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $openMenu } from '../../stores/index.ts';
import type { IconShapes } from './IconShapes.tsx';
import { Icon } from './IconShapes.tsx';
import { MiniMenu } from './MiniMenu.tsx';
import { currentVersion, loadVersions, samePage, type Version } from './versions/index.ts';

interface Props {
  /** Major version that this site documents. */
  major: number;
  /** Versions as the build knew them; the site's list, once it is there, takes their place. */
  versions: Version[];
  marker: IconShapes;
}

/** The list of the site, which may have versions that came after this build; until it is there, and where it is invalid or empty, the list of the build. */
function useVersions(known: Version[]): Version[] {
  const [versions, setVersions] = useState(known);
  useEffect(() => {
    loadVersions().then((loaded) => loaded && loaded.length > 0 && setVersions(loaded));
  }, []);
  return versions;
}

/** Links to the documentation of other versions, there to the page that is being read; they open in the same tab. */
export default function VersionMenu({ major, versions: known, marker }: Props) {
  const versions = useVersions(known);
  // The page that is being read may have changed since the menu was opened the last time.
  const isOpen = useStore($openMenu, { ssr: 'initial' }) === 'version-picker';
  const current = currentVersion(versions, major)?.displayName ?? '';
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
      {isOpen &&
        versions.map(({ displayName, url }) => (
          <MenuItem
            key={displayName}
            className="mini-menu-item"
            render={
              <a
                href={samePage(url, location)}
                aria-current={displayName === current ? 'true' : undefined}
              />
            }
          >
            {displayName}
          </MenuItem>
        ))}
    </MiniMenu>
  );
}
