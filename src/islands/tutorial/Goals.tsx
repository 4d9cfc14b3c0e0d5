import type { CheckResult } from '../../sandbox/preview/index.ts';
import type { StepData } from '../../tutorials/index.ts';
import { withCode } from './with-code.tsx';

interface Props {
  goals: StepData['goals'];
  results: readonly CheckResult[];
  /** Whether all were reached once. */
  isDone: boolean;
}

/** What the step wants, and how far the reader is. */
export function Goals({ goals, results, isDone }: Props) {
  const reached = results.filter(({ passed }) => passed).length;
  return (
    <section className="goals" aria-label="Goals of this step">
      <p role="status" className="goals-status">
        {reached === goals.length
          ? 'Well done: all goals of this step are reached.'
          : `${reached} of ${goals.length} goals reached${isDone ? ', all of them before' : ''}.`}
      </p>
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
