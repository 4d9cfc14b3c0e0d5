import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { runSteps } from '../../../src/sandbox/preview/frame/run-checks.ts';
import { runProbe } from '../../../src/sandbox/preview/run-probe.ts';
import type { ProjectFiles } from '../../../src/sandbox/types.ts';
import type { Goal } from '../../../src/tutorials/index.ts';
import { frameChecksScript } from './applications.ts';

declare global {
  /** The part of a preview's frame that takes the steps of checks. */
  var frameChecks: { readonly runSteps: typeof runSteps };
}

/** Checks of one state of an application. */
export interface GoalCheck {
  readonly page: Page;
  readonly files: ProjectFiles;
  /** How long to wait for what is expected, in milliseconds. */
  readonly patience: number;
}

/**
 * Checks all goals as the preview of a reader does, by its own code: sources first, then in the application, one goal after the other.
 *
 * @returns the first goal that is not reached
 */
export async function firstUnreached(
  goals: readonly Goal[],
  { page, files, patience }: GoalCheck,
): Promise<Goal | undefined> {
  await page.evaluate(readFileSync(frameChecksScript, 'utf8'));
  const results = await runProbe(goals, files, (steps) =>
    page.evaluate(
      ([steps, patience]) => {
        const surroundings = {
          root: document,
          printed: [],
          location: () => location.pathname,
          // The application is in a folder, so a path counts from its base.
          visit: (url: string) => {
            history.pushState(null, '', new URL(url.slice(1), document.baseURI));
            dispatchEvent(new PopStateEvent('popstate'));
          },
        };
        return frameChecks.runSteps(steps, surroundings, patience);
      },
      [steps, patience] as const,
    ),
  );
  return goals[results.findIndex(({ passed }) => !passed)];
}
