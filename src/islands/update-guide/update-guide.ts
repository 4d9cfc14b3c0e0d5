import { choiceIn, searchWith } from './address.ts';
import { type ChecklistPart, checklist, inlineMarkdown } from './checklist.ts';
import { copy } from './copying.ts';
import { fillForm, followChoice, guessWindows, readForm, wasTouched } from './form.ts';
import { planOf, warningsOf } from './plan.ts';
import { parseRule } from './rule.ts';
import { showApi } from './show-api.ts';
import { countSteps, type PageStep, showPlan } from './show-plan.ts';
import { keepTick } from './ticks.ts';
import styles from './update-guide.css?inline';
import { unknownText, warningText } from './words.ts';

/** Serves the update guide of this page, and of later ones that have it. */
export function start(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  serve();
  document.addEventListener('astro:page-load', serve);
}

function serve(): void {
  const root = document.querySelector<HTMLElement>('.update-guide:not([data-ready])');
  if (!root) return;
  root.dataset['ready'] = '';
  new Guide(root).begin();
}

/** The guide of one page. */
class Guide {
  readonly #root: HTMLElement;
  readonly #form: HTMLFormElement;
  readonly #frame: HTMLElement;
  readonly #steps: readonly PageStep[];
  readonly #rules;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#form = root.querySelector('[data-guide-form]') as HTMLFormElement;
    this.#frame = root.querySelector('[data-plan]') as HTMLElement;
    const elements = [...root.querySelectorAll<HTMLElement>('[data-step]')];
    // The page has the newest version first; steps are done from the oldest on.
    const groups = [...Map.groupBy(elements, (element) => element.closest('section')).values()];
    const inOrder = groups.reverse().flat();
    this.#steps = inOrder.map((element) => ({ id: element.dataset['step'] ?? '', element }));
    this.#rules = inOrder.map(({ dataset }) => parseRule(dataset['rule'] ?? ''));
  }

  begin(): void {
    this.#listen();
    const touched = wasTouched(this.#form);
    const addressed = choiceIn(location.search);
    // What the reader chose while this module was on its way wins.
    if (!touched) {
      fillForm(this.#form, addressed);
      guessWindows(this.#form);
    }
    followChoice(this.#form, readForm(this.#form));
    if (touched || addressed.chosen) this.#show();
    if (!touched && addressed.unknown.length > 0) {
      this.#root
        .querySelector('[data-messages]')
        ?.prepend(message('notice', unknownText(addressed.unknown)));
    }
  }

  #listen(): void {
    this.#form.addEventListener('change', () => this.#show());
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#show();
      this.#frame.querySelector<HTMLElement>('#plan-title')?.focus();
    });
    this.#root.addEventListener('change', ({ target }) => {
      const step = target instanceof HTMLInputElement && target.dataset['tick'];
      if (step) keepTick(step, (target as HTMLInputElement).checked);
    });
    this.#root.addEventListener('click', ({ target }) => this.#copy(target as Element));
    this.#root.addEventListener('keydown', (event) => {
      const target = event.target as Element;
      if (!target.matches('code[role=button]') || !/^(?: |Enter)$/.test(event.key)) return;
      event.preventDefault();
      this.#copy(target);
    });
  }

  #show(): void {
    const choice = readForm(this.#form);
    const warnings = warningsOf(choice);
    followChoice(this.#form, choice);
    this.#root
      .querySelector('[data-messages]')
      ?.replaceChildren(...warnings.map((name) => message('warning', warningText(name, choice))));
    const isDowngrade = warnings.includes('downgrade');
    const plan = planOf(choice, this.#rules);
    const counts = countSteps(choice, plan);
    const count = counts.before + counts.during + counts.after;
    this.#frame.hidden = isDowngrade || count === 0;
    this.#root.querySelector('[data-all-steps]')?.toggleAttribute('hidden', true);
    if (isDowngrade) {
      this.#say('');
      return;
    }
    showPlan(this.#frame, choice, plan, this.#steps);
    showApi(this.#root, choice, Number(this.#root.dataset['oldestApi']));
    keepInAddress(searchWith(location.search, choice));
    this.#say(
      count === 0
        ? 'There is nothing to do for this update.'
        : `Steps: ${counts.before} before, ${counts.during} during, ${counts.after} after the update.`,
    );
  }

  #say(text: string): void {
    const status = this.#status;
    if (status) status.textContent = text;
  }

  get #status(): Element | null {
    return this.#root.querySelector('[data-status]');
  }

  #copy(target: Element): void {
    const whole = target.closest('[data-copy-plan]');
    const code = target.closest('code');
    if (whole) void copy(this.#markdown(), whole, this.#status);
    else if (code && !code.closest('a')) void copy(code.textContent ?? '', code, this.#status);
  }

  #markdown(): string {
    const choice = readForm(this.#form);
    const title = this.#frame.querySelector('#plan-title')?.textContent ?? '';
    const sections = [...this.#frame.querySelectorAll('[data-phase]')];
    const lists = [
      ...this.#frame.querySelectorAll('[data-plan-api]:not([hidden]) [data-api-list]'),
    ];
    return checklist(
      title,
      location.href,
      warningsOf(choice).map((name) => warningText(name, choice)),
      [...sections.map(partOf), ...lists.map(partOf)],
    );
  }
}

/** A list under its heading, as it is copied. */
function partOf(section: Element): ChecklistPart {
  return {
    title: section.querySelector('h3, h4')?.textContent?.trim() ?? '',
    items: [...section.querySelectorAll('li')].map((row) => ({
      text: inlineMarkdown(row).trim(),
      done: row.querySelector('input')?.checked ?? false,
    })),
  };
}

function message(kind: 'warning' | 'notice', text: string): HTMLElement {
  const box = document.createElement('p');
  box.className = `guide-message ${kind}`;
  box.textContent = text;
  return box;
}

function keepInAddress(search: string): void {
  if (search === location.search) return;
  // The router keeps the position of the page in the state.
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}
