/** Door of the workspace: code beside what it does, for tutorials, the playground and examples. */
export { missingPackages, type WayOut } from './missing-packages.ts';
export { ResetButtons } from './ResetButtons.tsx';
export { closeTab, openTab, type Tabs, useTabs } from './tabs.ts';
export { type PageText, Workspace } from './Workspace.tsx';
