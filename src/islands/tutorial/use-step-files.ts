import { useCallback, useEffect, useRef, useState } from 'react';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import type { StepData } from '../../tutorials/index.ts';
import { Autosave } from '../autosave/index.ts';
import { type Refusal, readStep, restored, stepKey, writeStep } from './kept-step.ts';
import { markDone } from './progress.ts';
import { isSame, merge, type StepFiles, startOf } from './step-files.ts';

/** A step with what the reader has made of it. */
interface KeptFiles extends StepFiles {
  /** Whether all goals were reached once. */
  readonly isDone: boolean;
}

/** What the browser keeps of a step, with the files that it starts with; undefined where it keeps nothing. */
function keptState(step: StepData): KeptFiles | undefined {
  const kept = readStep(step.id);
  return kept && { ...restored(kept, step), isDone: kept.isDone };
}

/** The files of a step, which are in the project of the workbench and are kept in the browser. */
export function useStepFiles(workbench: Workbench, step: StepData) {
  const [state, setState] = useState(
    (): KeptFiles => keptState(step) ?? { ...startOf(step), isDone: false },
  );
  const [refusal, setRefusal] = useState<Refusal>();
  const [isConflict, setConflict] = useState(false);
  /** The same as `state`, for what happens between two renderings: the page may go before the next one. */
  const now = useRef(state);
  const autosave = useRef<Autosave>(undefined);
  const take = useCallback((change: Partial<KeptFiles>) => {
    now.current = { ...now.current, ...change };
    setState(now.current);
    autosave.current?.changed();
  }, []);
  /** Puts other files into the editor, from where they come into the state. */
  const put = useCallback(
    ({ files, isAnswer, kept }: StepFiles) => {
      const { isDone } = now.current;
      now.current = { files, isAnswer, isDone, ...(kept && { kept }) };
      workbench.project.replace({ files, hidden: step.hiddenFiles });
    },
    [workbench, step],
  );

  useEffect(() => {
    const { files } = now.current;
    // What the reader has made of the step has to be compiled.
    const precompiled = isSame(files, step.files) ? step.precompiled : undefined;
    workbench.replace({ files, hidden: step.hiddenFiles }, precompiled);
    /** What this tab has last saved or taken over. */
    let base = files;
    /** Takes over what another tab has saved. What both have made of the same files stays, one of them to be brought back. */
    const follow = () => {
      const theirs = keptState(step);
      if (!theirs) return;
      const mine = now.current;
      const merged = merge(mine, base, theirs, step);
      base = theirs.files;
      if (merged.isConflict) setConflict(true);
      if (!isSame(merged.state.files, mine.files)) put(merged.state);
      now.current = { ...merged.state, isDone: mine.isDone || theirs.isDone };
      setState(now.current);
    };
    const saving = new Autosave(() => {
      // A tab in the background may not have heard of the other one.
      follow();
      const refused = writeStep(step.id, now.current, now.current.isDone, step);
      // What is not kept stays this tab's own: nothing older that is kept may take its place.
      if (!refused) base = now.current.files;
      setRefusal(refused);
    });
    autosave.current = saving;
    // What the reader types goes into the project; the state follows.
    const stop = workbench.project.subscribe(() => take({ files: workbench.project.texts }));
    const onStorage = ({ key }: StorageEvent) => {
      if (key === stepKey(step.id)) follow();
    };
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('storage', onStorage);
      stop();
      saving.dispose();
    };
  }, [workbench, step, take, put]);

  const finish = useCallback(() => {
    if (now.current.isDone) return;
    take({ isDone: true });
    markDone(step.id);
  }, [step, take]);
  const choose = (files: StepFiles) => {
    setConflict(false);
    put(files);
  };
  return { state, refusal, isConflict, put: choose, finish };
}
