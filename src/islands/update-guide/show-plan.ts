import { forPackageManager, installCommands } from './install.ts';
import type { Choice, Phase, Plan } from './plan.ts';
import { isTicked } from './ticks.ts';
import { duringTitle, phaseTexts, planTitle } from './words.ts';

/** A step of the page: its element in the list of all steps. */
export interface PageStep {
  readonly id: string;
  readonly element: HTMLElement;
}

/** Fills the lists of the plan, each step with a box to tick. */
export function showPlan(
  frame: HTMLElement,
  choice: Choice,
  plan: Plan,
  steps: readonly PageStep[],
): void {
  const title = frame.querySelector('#plan-title');
  if (title) title.textContent = planTitle(choice);
  for (const { phase } of phaseTexts) {
    const section = frame.querySelector<HTMLElement>(`[data-phase=${phase}]`);
    if (!section) continue;
    fillPhase(section, [
      ...(phase === 'during' ? installItems(choice) : []),
      ...plan[phase].flatMap((index) => steps[index] ?? []).map((step) => itemOf(step, choice)),
    ]);
  }
  const during = frame.querySelector('[data-phase=during] [data-title]');
  if (during) during.textContent = duringTitle(choice);
}

/** How many steps a plan shows, the commands to install among them. */
export function countSteps(choice: Choice, plan: Plan): Record<Phase, number> {
  const installing = installCommands(choice).length > 0 ? 1 : 0;
  return {
    before: plan.before.length,
    during: plan.during.length + installing,
    after: plan.after.length,
  };
}

function fillPhase(section: HTMLElement, items: readonly HTMLElement[]): void {
  section.querySelector('ul')?.replaceChildren(...items);
  section.querySelector('[data-none]')?.toggleAttribute('hidden', items.length > 0);
  section.querySelector('h3 ~ p:not([data-none])')?.toggleAttribute('hidden', items.length === 0);
}

function itemOf({ id, element }: PageStep, choice: Choice): HTMLElement {
  const text = element.querySelector('.step-text')?.cloneNode(true) as HTMLElement;
  for (const code of text.querySelectorAll('code')) {
    code.textContent = forPackageManager(code.textContent ?? '', choice.packageManager);
  }
  return item(id, text);
}

/** The step that installs a version by hand, which depends on the choice too much to stand in the page. */
function installItems(choice: Choice): HTMLElement[] {
  const commands = installCommands(choice);
  if (commands.length === 0) return [];
  const text = document.createElement('div');
  text.className = 'step-text';
  text.append('Install the packages of this version: ');
  commands.forEach((command, index) => {
    const code = document.createElement('code');
    code.textContent = command;
    text.append(...(index > 0 ? [', then ', code] : [code]));
  });
  return [item(`install-${choice.to}`, text)];
}

function item(id: string, text: HTMLElement): HTMLElement {
  const row = document.createElement('li');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = isTicked(id);
  box.dataset['tick'] = id;
  text.id = `plan-step-${id}`;
  box.setAttribute('aria-labelledby', text.id);
  for (const code of text.querySelectorAll('code')) makeButton(code);
  row.append(box, text);
  return row;
}

/** Code is pressed to copy it. No button element: that would be a box that does not break with the line. A link stays one. */
function makeButton(code: HTMLElement): void {
  if (code.closest('a')) return;
  code.role = 'button';
  code.tabIndex = 0;
  code.title = 'Copy';
}
