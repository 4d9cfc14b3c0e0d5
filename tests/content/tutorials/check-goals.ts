import { expect, type Page } from '@playwright/test';
import type { ProjectFiles } from '../../../src/sandbox/types.ts';
import type { Goal, GoalStep } from '../../../src/tutorials/index.ts';

/** Checks of one state of an application. */
export interface GoalCheck {
  readonly page: Page;
  readonly files: ProjectFiles;
  /** How long to wait for what is expected, in milliseconds. */
  readonly patience: number;
}

/**
 * Takes the steps of all goals in order.
 *
 * @returns the first goal that is not reached
 */
export async function firstUnreached(
  goals: readonly Goal[],
  check: GoalCheck,
): Promise<Goal | undefined> {
  for (const goal of goals) {
    for (const step of goal.steps) {
      if (!(await isMet(step, check))) return goal;
    }
  }
  return undefined;
}

async function isMet(step: GoalStep, { page, files, patience }: GoalCheck): Promise<boolean> {
  if ('source' in step) return matchesSource(step, files);
  const target = page.locator(step.target.selector);
  try {
    if ('do' in step) await act(step, target.first());
    else if (step.expect === 'count')
      await expect(target).toHaveCount(step.is, { timeout: patience });
    else await expectText(target.first(), step, patience);
    return true;
  } catch {
    return false;
  }
}

type Locator = ReturnType<Page['locator']>;

async function act(step: Extract<GoalStep, { do: string }>, target: Locator): Promise<void> {
  const options = { timeout: 5000 };
  if (step.do === 'click') await target.click(options);
  else if (step.do === 'type') await target.fill(step.text, options);
  else if (step.do === 'choose') await target.selectOption(step.option, options);
  else await target.press(step.key, options);
}

async function expectText(
  target: Locator,
  { is, has = '' }: Extract<GoalStep, { expect: 'text' }>,
  timeout: number,
): Promise<void> {
  if (is === undefined) await expect(target).toContainText(has, { timeout });
  else await expect(target).toHaveText(is, { timeout });
}

/** Code without its comments and without the spaces that part no words. */
function packed(code: string): string {
  return code
    .replaceAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([^\w$ ]) ?/g, '$1');
}

function matchesSource(step: Extract<GoalStep, { source: string }>, files: ProjectFiles): boolean {
  const code = packed(files[step.source] ?? '');
  if ('has' in step) return code.includes(packed(step.has));
  if ('lacks' in step) return !code.includes(packed(step.lacks));
  return new RegExp(`(?<![\\w$])${step.calls}(?:<[^;]*?>)?\\(`).test(code);
}
