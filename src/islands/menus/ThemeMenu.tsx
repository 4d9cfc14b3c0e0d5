import { MenuItem } from '@ariakit/react';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $themePreference, type ThemePreference } from '../../stores/index.ts';
import { chooseTheme, followTheme } from '../theme/theme-choice.ts';
import type { IconShapes } from './IconShapes.tsx';
import { Icon } from './IconShapes.tsx';
import { MiniMenu } from './MiniMenu.tsx';

interface Props {
  icons: Record<ThemePreference, IconShapes>;
}

const choices: { preference: ThemePreference; label: string; name: string }[] = [
  { preference: 'auto', label: 'System', name: 'Set default system theme' },
  { preference: 'dark', label: 'Dark', name: 'Set dark theme' },
  { preference: 'light', label: 'Light', name: 'Set light theme' },
];

/** System, dark or light. The trigger carries all three icons; the style sheet shows the chosen one before React is there. */
export default function ThemeMenu({ icons }: Props) {
  useEffect(followTheme, []);
  const chosen = useStore($themePreference, { ssr: 'initial' });
  return (
    <MiniMenu
      name="theme-picker"
      label="Open theme picker"
      trigger={choices.map(({ preference }) => (
        <span key={preference} className="theme-icon" data-preference={preference}>
          <Icon shapes={icons[preference]} size={22} />
        </span>
      ))}
    >
      {choices.map(({ preference, label, name }) => (
        <MenuItem
          key={preference}
          className="mini-menu-item mini-menu-choice"
          aria-label={name}
          aria-current={preference === chosen ? 'true' : undefined}
          onClick={() => chooseTheme(preference)}
        >
          <Icon shapes={icons[preference]} />
          {label}
        </MenuItem>
      ))}
    </MiniMenu>
  );
}
