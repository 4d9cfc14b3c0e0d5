import { useCallback, useEffect, useRef, useState } from 'react';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import type { StepData } from '../../tutorials/index.ts';
import { Autosave } from '../autosave/index.ts';
import { type Refusal, readStep, restored, stepKey, writeStep } from './kept-step.ts';
import { isSame, type StepFiles, startOf } from './step-files.ts';

/** A step with what the reader has made of it. */
interface KeptFiles extends StepFiles {
  /** Whether all goals were reached once. */
  readonly isDone: boolean;
}

function firstState(step: StepData): KeptFiles {
  const kept = readStep(step.id);
  return { ...(kept ? restored(kept, step) : startOf(step)), isDone: kept?.isDone ?? false };
}

/** The files of a step, which are in the project of the workbench and are kept in the browser. */
export function useStepFiles(workbench: Workbench, step: StepData) {
  const [state, setState] = useState(() => firstState(step));
  const [refusal, setRefusal] = useState<Refusal>();
  const [isElsewhere, setElsewhere] = useState(false);
  /** The same as `state`, for what happens between two renderings: the page may go before the next one. */
  const now = useRef(state);
  const autosave = useRef<Autosave>(undefined);
  const take = useCallback((change: Partial<KeptFiles>) => {
    now.current = { ...now.current, ...change };
    setState(now.current);
    autosave.current?.changed();
  }, []);

  useEffect(() => {
    const { files } = now.current;
    // What the reader has made of the step has to be compiled.
    const precompiled = isSame(files, step.files) ? step.precompiled : undefined;
    workbench.replace({ files, hidden: step.hiddenFiles }, precompiled);
    const saving = new Autosave(() =>
      setRefusal(writeStep(step.id, now.current, now.current.isDone, step)),
    );
    autosave.current = saving;
    let hasEdits = false;
    // What the reader types goes into the project; the state follows.
    const stop = workbench.project.subscribe(() => {
      hasEdits = true;
      take({ files: workbench.project.texts });
    });
    // Another tab has saved the same step: a tab that only looks on follows, one with edits says so.
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== stepKey(step.id)) return;
      if (hasEdits) return setElsewhere(true);
      now.current = firstState(step);
      workbench.project.replace({ files: now.current.files, hidden: step.hiddenFiles });
      hasEdits = false;
    };
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('storage', onStorage);
      stop();
      saving.dispose();
    };
  }, [workbench, step, take]);

  /** Puts other files into the editor. */
  const put = ({ files, isAnswer, kept }: StepFiles) => {
    const { isDone } = now.current;
    now.current = { files, isAnswer, isDone, ...(kept && { kept }) };
    workbench.project.replace({ files, hidden: step.hiddenFiles });
  };
  const finish = useCallback(() => {
    if (!now.current.isDone) take({ isDone: true });
  }, [take]);
  return { state, refusal, isElsewhere, put, finish };
}
