import type { Step } from '../sandbox/preview/index.ts';
import type { GoalData, GoalStepData, HintData } from '../schemas/index.ts';
import { inProject } from './editor-project.ts';
import type { Goal, Hint } from './types.ts';

/** The goals of a step in the form in which they are checked. */
export function toGoals(goals: readonly GoalData[]): Goal[] {
  return goals.map(({ goal, missing, steps }) => ({ goal, missing, steps: steps.map(toStep) }));
}

/** The hints of a step in the form in which they are compared with what the reader wrote. */
export function toHints(hints: readonly HintData[]): Hint[] {
  return hints.map(({ code, file = '', has, lacks, say }) => ({
    ...(code === undefined ? {} : { code }),
    sources: [
      ...(has === undefined ? [] : [{ source: inProject(file), has }]),
      ...(lacks === undefined ? [] : [{ source: inProject(file), lacks }]),
    ],
    say,
  }));
}

/** The schema lets a step have exactly one key, and a text or a source exactly one condition. */
function toStep(step: GoalStepData): Step {
  const { click, type, choose, press } = step;
  if (click !== undefined) return { do: 'click', target: { selector: click } };
  if (type) return { do: 'type', target: { selector: type.selector }, text: type.text };
  if (choose) return { do: 'choose', target: { selector: choose.selector }, option: choose.option };
  if (press) return { do: 'press', target: { selector: press.selector }, key: press.key };
  return toExpectation(step);
}

function toExpectation({ expectText, expectCount, source }: GoalStepData): Step {
  if (expectText) {
    const { selector, is, has = '' } = expectText;
    return { expect: 'text', target: { selector }, ...(is === undefined ? { has } : { is }) };
  }
  if (expectCount) {
    const { selector, count } = expectCount;
    return { expect: 'count', target: { selector }, is: count };
  }
  if (!source) throw new Error('A step of a goal has no key.');
  const { calls, has, lacks = '' } = source;
  const file = inProject(source.file);
  if (calls !== undefined) return { source: file, calls };
  return has === undefined ? { source: file, lacks } : { source: file, has };
}
