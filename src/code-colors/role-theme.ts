import { foreground, palette, plainScopes, type Role } from './palette.ts';

/**
 * The theme that code is coloured with, for a TextMate highlighter. There is one theme, not one for each palette: the roles that it finds are turned
 * into classes, and the style sheet gives each role its light and its dark colour.
 */
export const roleTheme = {
  name: 'roles',
  type: 'light' as const,
  fg: foreground.light,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: foreground.light } },
    ...Object.values(palette).map(({ scopes, light }) => ({
      scope: [...scopes],
      settings: { foreground: light },
    })),
    { scope: plainScopes, settings: { foreground: foreground.light } },
  ],
};

const roleByColor = new Map(
  Object.entries(palette).map(([role, { light }]) => [light.toLowerCase(), role as Role]),
);

/** The role that a colour of the theme stands for; undefined for plain code. */
export function roleOfColor(color: string | undefined): Role | undefined {
  return roleByColor.get((color ?? '').toLowerCase().slice(0, 7));
}
