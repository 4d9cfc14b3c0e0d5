import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CheckResult } from '../../sandbox/preview/index.ts';
import type { ProjectPath } from '../../sandbox/types.ts';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import type { StepData } from '../../tutorials/index.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { pageOfCode } from '../sandbox-settings/index.ts';
import { Workspace } from '../workspace/index.ts';
import { Goals } from './Goals.tsx';
import { type Refusal, readStep, restored, writeStep } from './kept-step.ts';
import {
  answerOf,
  bringBack,
  isEdited,
  isSame,
  reset,
  reveal,
  type StepFiles,
  startOf,
} from './step-files.ts';
import { TextWidth } from './TextWidth.tsx';
import css from './tutorial.css?inline';

adoptStyles(css);

// Most readers don't compare.
const CompareDialog = lazy(() => import('./CompareDialog.tsx'));

/** Rest after the last change before the goals are looked at and the files are kept, in milliseconds. */
const rest = 600;

/** Why edits are not kept, in words. */
const refusals: Readonly<Record<Refusal, string>> = {
  storage: 'its storage is full or turned off',
  newer: 'a newer version of this site has kept some here; load the page again',
};

interface Props {
  step: StepData;
  /** Goes from step to step. */
  workbench: Workbench;
}

/** Editor and preview of a tutorial's step, its goals, and the buttons for the answer, which stand in the bar above the text. */
export function StepWorkbench({ step, workbench }: Props) {
  const kept = useMemo(() => readStep(step.id), [step]);
  const [state, setState] = useState<StepFiles>(() =>
    kept ? restored(kept, step) : startOf(step),
  );
  const [active, setActive] = useState(step.openFiles[0] as ProjectPath);
  const [results, setResults] = useState<readonly CheckResult[]>([]);
  const [isDone, setDone] = useState(kept?.isDone ?? false);
  const [isComparing, setComparing] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  useEffect(() => {
    // What the reader has made of the step has to be compiled.
    const isStart = isSame(state.files, step.files);
    const start = { files: state.files, hidden: step.hiddenFiles };
    workbench.replace(start, isStart ? step.precompiled : undefined);
  }, [workbench, step]);
  // What the reader types goes into the project; the state follows, so that it is kept.
  useEffect(
    () =>
      workbench.project.subscribe(() =>
        setState((before) => ({ ...before, files: workbench.project.texts })),
      ),
    [workbench],
  );
  useEffect(() => {
    const timer = setTimeout(() => setRefusal(writeStep(step.id, state, isDone, step)), rest);
    return () => clearTimeout(timer);
  }, [step, state, isDone]);
  useGoals(workbench, step, (found) => {
    setResults(found);
    if (found.length > 0 && found.every(({ passed }) => passed)) setDone(true);
  });

  const put = (next: StepFiles) => {
    setState(next);
    workbench.project.replace({ files: next.files, hidden: step.hiddenFiles });
  };
  const openFiles = state.isAnswer ? (step.answer?.openFiles ?? step.openFiles) : step.openFiles;
  const actions = (
    <>
      {step.answer && !state.isAnswer && (
        <button type="button" onClick={() => put(reveal(state, step))}>
          Reveal Answer
        </button>
      )}
      {(state.isAnswer || isEdited(state, step)) && (
        <button type="button" onClick={() => put(reset(state, step))}>
          Reset
        </button>
      )}
      {state.kept && (
        <button type="button" onClick={() => put(bringBack(state, step))}>
          Bring my code back
        </button>
      )}
      {step.answer && (
        <button type="button" onClick={() => setComparing(true)}>
          Compare with the answer
        </button>
      )}
    </>
  );
  const bar = document.querySelector('[data-step-actions]');
  return (
    <>
      {bar && createPortal(actions, bar)}
      <TextWidth />
      <div className="workbench">
        <Workspace
          {...{ workbench, pageOfCode }}
          files={openFiles}
          active={openFiles.includes(active) ? active : (openFiles[0] as ProjectPath)}
          onSelect={setActive}
          prefix="/src/app/"
        />
        <div role="status">
          {refusal && isEdited(state, step) && (
            <p className="unkept">
              Your edits can’t be kept in this browser: {refusals[refusal]}. They are gone when you
              leave this step.
            </p>
          )}
        </div>
        {step.goals.length > 0 && <Goals goals={step.goals} results={results} isDone={isDone} />}
      </div>
      {isComparing && (
        <Suspense>
          <CompareDialog
            mine={state.files}
            answer={answerOf(step)}
            files={step.answer?.openFiles ?? []}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Looks at the goals each time a version stands in the preview, after a rest. */
function useGoals(
  workbench: Workbench,
  step: StepData,
  onResults: (results: readonly CheckResult[]) => void,
): void {
  useEffect(() => {
    if (step.goals.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looked = 0;
    const stop = workbench.subscribe(() => {
      const { version } = workbench.project;
      if (workbench.state.phase !== 'shown' || looked === version) return;
      clearTimeout(timer);
      timer = setTimeout(async () => {
        looked = version;
        onResults(await workbench.check(step.goals));
      }, rest);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [workbench, step]);
}
