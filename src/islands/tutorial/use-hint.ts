import { useEffect, useRef, useState } from 'react';
import type { CheckedVersion, Workbench } from '../../sandbox/workbench/index.ts';
import type { Hint, StepData } from '../../tutorials/index.ts';
import { fits, hintFor } from './hint-for.ts';
import { isSame } from './step-files.ts';

/** Pause before a hint appears, in milliseconds: half-written code is no mistake yet. */
const PAUSE_MS = 800;

/** How the reader's code stands: `stuck` does not compile or misses a goal; `unknown` is not looked at yet. */
type Standing = 'stuck' | 'done' | 'unknown';

function standingOf({ state, project }: Workbench, checked: CheckedVersion | undefined): Standing {
  const { phase, isChecked, diagnostics } = state;
  const isLookedAt = isChecked || phase === 'broken';
  if (isLookedAt && diagnostics.some(({ severity }) => severity === 'error')) return 'stuck';
  if (!isChecked || checked?.version !== project.version) return 'unknown';
  return checked.results.every(({ passed }) => passed) ? 'done' : 'stuck';
}

/**
 * The hint for what the reader has written. It appears after a pause, and goes as soon as it no longer fits. A step that nobody has
 * touched has none.
 *
 * @param checked what the last check of the goals has found
 */
export function useHint(
  workbench: Workbench,
  { hints, files }: StepData,
  checked: CheckedVersion | undefined,
): Hint | undefined {
  const [hint, setHint] = useState<Hint>();
  /** The same as `hint`, for what happens between two renderings. */
  const shown = useRef<Hint>(undefined);
  useEffect(() => {
    if (hints.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: Hint | undefined) => {
      shown.current = next;
      setHint(next);
    };
    const codes = () => workbench.state.diagnostics.map(({ code }) => code);
    const follow = () => {
      clearTimeout(timer);
      const { texts } = workbench.project;
      const standing = isSame(texts, files) ? 'done' : standingOf(workbench, checked);
      if (standing === 'done' || (shown.current && !fits(shown.current, texts, codes())))
        show(undefined);
      if (standing !== 'stuck') return;
      timer = setTimeout(() => show(hintFor(hints, texts, codes())), PAUSE_MS);
    };
    const stopState = workbench.subscribe(follow);
    const stopProject = workbench.project.subscribe(follow);
    follow();
    return () => {
      clearTimeout(timer);
      stopState();
      stopProject();
    };
  }, [workbench, hints, files, checked]);
  return hint;
}
