import { useState } from 'react';
import type { ProjectPath } from '../../sandbox/types.ts';

/** The tabs above an editor. */
export interface Tabs {
  /** Files with a tab, in order. */
  readonly open: readonly ProjectPath[];
  /** The file in the editor, one of them. */
  readonly active: ProjectPath;
}

/** Shows a file, in a tab of its own where it has none yet. */
export function openTab({ open }: Tabs, file: ProjectPath): Tabs {
  return { open: open.includes(file) ? open : [...open, file], active: file };
}

/**
 * Closes a tab. The one after it is shown then, or the last one.
 *
 * @param fallback what is shown where it was the only one: an editor always has a file
 */
export function closeTab(tabs: Tabs, file: ProjectPath, fallback = file): Tabs {
  const place = tabs.open.indexOf(file);
  const open = tabs.open.filter((path) => path !== file);
  if (open.length === 0) return { open: [fallback], active: fallback };
  const next = open[Math.min(place, open.length - 1)] as ProjectPath;
  return { open, active: tabs.active === file ? next : tabs.active };
}

/**
 * The tabs of a project whose files are fixed, for `Workspace`.
 *
 * @param start files that have a tab at first; another list starts anew, and the file that is shown stays if it is in it
 */
export function useTabs(start: readonly ProjectPath[]) {
  const first = start[0] as ProjectPath;
  const [state, setState] = useState({ start, tabs: { open: start, active: first } as Tabs });
  let { tabs } = state;
  if (state.start !== start) {
    tabs = { open: start, active: start.includes(tabs.active) ? tabs.active : first };
    setState({ start, tabs });
  }
  return {
    files: tabs.open,
    active: tabs.active,
    onSelect: (file: ProjectPath) => setState({ start, tabs: openTab(tabs, file) }),
    onClose: (file: ProjectPath) => setState({ start, tabs: closeTab(tabs, file) }),
  };
}
