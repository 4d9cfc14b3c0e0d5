import type { Addressed } from './address.ts';
import type { Choice } from './plan.ts';
import { type Level, optionNames } from './rule.ts';
import { versionNumber } from './versions.ts';
import { levelTexts } from './words.ts';

/** Updates from versions before this one are installed by hand, so that the package manager matters. */
const firstWithUpdate = 600;

const field = <Kind>(form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as unknown as Kind;

/** What the controls say. */
export function readForm(form: HTMLFormElement): Choice {
  const value = (name: string) => String(new FormData(form).get(name) ?? '');
  const options = optionNames.map((name) => [name, field<HTMLInputElement>(form, name).checked]);
  return {
    from: value('from'),
    to: value('to'),
    level: Number(value('level')) as Level,
    options: Object.fromEntries(options),
    packageManager: new FormData(form).get('manager') === 'yarn' ? 'yarn' : 'npm',
  };
}

/** Puts what an address says into the controls. */
export function fillForm(form: HTMLFormElement, { from, to, level }: Addressed): void {
  field<HTMLSelectElement>(form, 'from').value = from;
  field<HTMLSelectElement>(form, 'to').value = to;
  field<RadioNodeList>(form, 'level').value = String(level);
}

/** Ticks Windows for readers who use it; they may untick it. */
export function guessWindows(form: HTMLFormElement): void {
  if (navigator.userAgent.includes('Windows')) {
    field<HTMLInputElement>(form, 'windows').checked = true;
  }
}

/** Whether a control is not as it was in the page: the reader was faster than this module. */
export function wasTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (control) =>
      (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) ||
      (control instanceof HTMLSelectElement && !control.selectedOptions[0]?.defaultSelected),
  );
}

/** Shows what depends on the choice: the line about the complexity, and the package manager where it matters. */
export function followChoice(form: HTMLFormElement, { level, from }: Choice): void {
  const line = form.querySelector('[data-level-text]');
  if (line) line.textContent = levelTexts.find((text) => text.level === level)?.text ?? '';
  const managers = form.querySelector<HTMLElement>('[data-managers]');
  if (managers) managers.hidden = versionNumber(from) >= firstWithUpdate;
}
