import { useCallback, useSyncExternalStore } from 'react';
import type { Workbench, WorkbenchState } from '../../../sandbox/workbench/index.ts';

/** What a workbench shows, updated with its changes. */
export function useWorkbench(workbench: Workbench): WorkbenchState {
  return useSyncExternalStore(
    useCallback((listener) => workbench.subscribe(listener), [workbench]),
    () => workbench.state,
  );
}

/** Renders again when a file of the project changes; the texts are in the project. */
export function useProjectVersion({ project }: Workbench): number {
  return useSyncExternalStore(
    useCallback((listener) => project.subscribe(listener), [project]),
    () => project.version,
  );
}
