/** Door of the room of code's colours, which the build and the editor in the browser share: data, and nothing of either. */
export { backgrounds, foreground, palette, type Role, type RoleColors } from './palette.ts';
export { roleOfColor, roleTheme } from './role-theme.ts';
