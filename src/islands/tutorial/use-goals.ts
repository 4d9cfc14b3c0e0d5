import { useEffect, useState } from 'react';
import type { CheckedVersion, Workbench, WorkbenchState } from '../../sandbox/workbench/index.ts';
import type { StepData } from '../../tutorials/index.ts';

/** Pause after a version is shown before its goals are checked, in milliseconds: while a reader types, most versions are never checked. */
const DEBOUNCE_MS = 600;

/** How the goals of a step stand. */
export interface GoalState {
  /** What the last check has found; undefined before the first one, and in a new session. */
  readonly checked: CheckedVersion | undefined;
  /** Whether the latest code does not run, so that its goals can't be checked. */
  readonly isWaiting: boolean;
}

const doesNotRun = ({ phase, preview }: WorkbenchState) =>
  phase === 'broken' || phase === 'failed' || preview === 'stopped' || preview === 'failed';

/** Checks the goals of each version that is shown, after a pause. What is found about an older version is dropped. */
export function useGoals(workbench: Workbench, { goals }: StepData): GoalState {
  const [state, setState] = useState<GoalState>({ checked: undefined, isWaiting: false });
  useEffect(() => {
    if (goals.length === 0) return;
    const { project } = workbench;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Version that is checked or about to be. */
    let asked = 0;
    let isActive = true;
    const check = async () => {
      const checked = await workbench.check(goals);
      if (isActive && checked) setState((before) => ({ ...before, checked }));
    };
    const follow = () => {
      const isWaiting = doesNotRun(workbench.state);
      setState((before) => (before.isWaiting === isWaiting ? before : { ...before, isWaiting }));
      const { shown } = workbench.state;
      if (isWaiting || shown === 0 || shown !== project.version || asked === shown) return;
      asked = shown;
      clearTimeout(timer);
      timer = setTimeout(check, DEBOUNCE_MS);
    };
    const stopState = workbench.subscribe(follow);
    const stopProject = project.subscribe(({ kind }) => {
      clearTimeout(timer);
      if (kind === 'replaced') setState((before) => ({ ...before, checked: undefined }));
    });
    follow();
    return () => {
      isActive = false;
      clearTimeout(timer);
      stopState();
      stopProject();
    };
  }, [workbench, goals]);
  return state;
}
