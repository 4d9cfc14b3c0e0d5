import type { CheckResult } from '../../sandbox/preview/index.ts';
import type { Hint, StepData } from '../../tutorials/index.ts';
import { withCode } from './with-code.tsx';

interface Props {
  goals: StepData['goals'];
  results: readonly CheckResult[];
  /** Whether all were reached once. */
  isDone: boolean;
  /** Whether the latest code does not run, so that nobody knows how it does. */
  isWaiting: boolean;
  /** What to say about a mistake that the reader has made. */
  hint: Hint | undefined;
}

/** How far the reader is, in a sentence. */
function statusOf({ goals, results, isDone, isWaiting }: Props): string {
  if (isWaiting) return 'The goals are checked again when the code runs.';
  const reached = results.filter(({ passed }) => passed).length;
  if (reached === goals.length) return 'Well done: you have reached all goals of this step.';
  return `${reached} of ${goals.length} goals reached.${isDone ? ' You have reached all of them before.' : ''}`;
}

/** What the step wants, and how far the reader is. */
export function Goals(props: Props) {
  const { goals, isWaiting, hint } = props;
  // What an older version has reached says nothing of the code in the editor.
  const results = isWaiting ? [] : props.results;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many goals scroll, with the keyboard too
    <section className="goals" aria-label="Goals of this step" tabIndex={0}>
      <p role="status" className="goals-status">
        {statusOf(props)}
      </p>
      {/* Stays in the page: what comes into it is told by a screen reader, after what it reads now. */}
      <div aria-live="polite">
        {hint && (
          <p className="goals-hint">
            <strong>Hint:</strong> {withCode(hint.say)}
          </p>
        )}
      </div>
      <ul>
        {goals.map(({ goal, missing }, index) => {
          const passed = results[index]?.passed ?? false;
          return (
            <li key={goal} className={passed ? 'goal is-reached' : 'goal'}>
              <span aria-hidden="true">{passed ? '✓' : '○'}</span>
              <span className="visually-hidden">{passed ? 'Reached: ' : 'Not yet: '}</span>
              {withCode(goal)}
              {results[index] && !passed && (
                <span className="goal-missing"> {withCode(missing)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
