import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import type { StepData } from '../../tutorials/index.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { openPlayground } from '../handover/index.ts';
import { onDemand } from '../on-demand.tsx';
import { pageOfCode } from '../sandbox-settings/index.ts';
import { ResetButtons, useTabs, type WayOut, Workspace } from '../workspace/index.ts';
import { actionLabels } from './action-labels.ts';
import { Goals } from './Goals.tsx';
import type { Refusal } from './kept-step.ts';
import { answerOf, bringBack, isEdited, reset, reveal } from './step-files.ts';
import { TextWidth } from './TextWidth.tsx';
import css from './tutorial.css?inline';
import { useGoals } from './use-goals.ts';
import { useHint } from './use-hint.ts';
import { usePageText } from './use-page-text.ts';
import { useStepFiles } from './use-step-files.ts';

adoptStyles(css);

// Most readers don't compare.
const CompareDialog = onDemand(() => import('./CompareDialog.tsx'), 'The comparison');

/** Why edits are not kept, in words. */
const refusals: Readonly<Record<Refusal, string>> = {
  storage: 'its storage is full or turned off',
  newer: 'a newer version of this site has stored edits here; reload the page',
};

interface Props {
  step: StepData;
  /** Goes from step to step. */
  workbench: Workbench;
}

/**
 * Editor and preview of a tutorial's step, its goals, and the buttons for the answer, which stand
 * in the bar above the text.
 */
export function StepWorkbench({ step, workbench }: Props) {
  const { state, refusal, isConflict, put, finish } = useStepFiles(workbench, step);
  const [isComparing, setComparing] = useState(false);
  const { checked, isWaiting } = useGoals(workbench, step);
  const hint = useHint(workbench, step, checked);
  const results = checked?.results ?? [];
  const isReached = results.length > 0 && results.every(({ passed }) => passed);
  const text = usePageText();
  useEffect(() => {
    if (isReached) finish();
  }, [isReached, finish]);
  const openFiles = state.isAnswer ? (step.answer?.openFiles ?? step.openFiles) : step.openFiles;
  const tabs = useTabs(openFiles);
  const wayOut: WayOut = {
    label: actionLabels.open,
    take: () => openPlayground({ files: workbench.project.texts, open: tabs.files }),
  };
  const actions = (
    <>
      {step.answer && !state.isAnswer && (
        <button type="button" onClick={() => put(reveal(state, step))}>
          {actionLabels.reveal}
        </button>
      )}
      <ResetButtons
        onReset={
          state.isAnswer || isEdited(state, step) ? () => put(reset(state, step)) : undefined
        }
        onBringBack={state.kept ? () => put(bringBack(state, step)) : undefined}
      />
      {step.answer && (
        <button type="button" onClick={() => setComparing(true)}>
          {actionLabels.compare}
        </button>
      )}
      <button type="button" onClick={wayOut.take}>
        {wayOut.label}
      </button>
    </>
  );
  const bar = document.querySelector('[data-step-actions]');
  return (
    <>
      {bar && createPortal(actions, bar)}
      <TextWidth />
      <div className="workbench">
        <Workspace {...{ workbench, pageOfCode, text, wayOut }} {...tabs} prefix="/src/app/" />
        <div role="status">
          {isConflict && (
            <p className="unkept">
              You edited this step in another tab at the same time. “Bring my code back” shows your
              code from the other tab. Press it again to see the code from this tab.
            </p>
          )}
          {refusal && isEdited(state, step) && (
            <p className="unkept">
              Your edits can’t be kept in this browser: {refusals[refusal]}. You lose them when you
              leave this step.
            </p>
          )}
        </div>
        {isComparing && (
          <CompareDialog
            mine={state.files}
            answer={answerOf(step)}
            files={step.answer?.openFiles ?? []}
            onClose={() => setComparing(false)}
          />
        )}
        {step.goals.length > 0 && (
          <Goals goals={step.goals} isDone={state.isDone} {...{ results, isWaiting, hint }} />
        )}
      </div>
    </>
  );
}
