import { adoptStyles } from '../adopt-styles.ts';
import css from './offline.css?inline';
import { labels, removeText } from './words.ts';

/** The parts of the control in the footer. */
export interface View {
  /** Begins, and later opens and closes the panel. */
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
  readonly kept: HTMLElement;
  readonly price: HTMLElement;
  /** Keeps all of the docs; while that is under way, stops it. */
  readonly all: HTMLButtonElement;
  readonly progress: HTMLProgressElement;
  readonly remove: HTMLButtonElement;
  readonly status: HTMLElement;
}

const panelId = 'offline-panel';
let styled = false;

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function makeButton(text: string): HTMLButtonElement {
  const button = make('button', text);
  button.type = 'button';
  return button;
}

/** Completes the control of this page's footer; undefined where the page has none. It comes with the button alone. */
export function completeView(): View | undefined {
  const place = document.querySelector<HTMLElement>('.offline');
  const button = place?.querySelector('button');
  if (!place || !button || place.childElementCount > 1) return undefined;
  if (!styled) adoptStyles(css);
  styled = true;
  const panel = make('div');
  panel.id = panelId;
  panel.className = 'offline-panel';
  panel.role = 'group';
  panel.ariaLabel = labels.opened;
  panel.hidden = true;
  const [kept, price] = [make('p'), make('p')];
  const [all, remove] = [makeButton(labels.keepAll), makeButton(labels.remove)];
  const progress = make('progress');
  progress.ariaLabel = labels.keepAll;
  progress.hidden = true;
  const actions = make('div');
  actions.className = 'offline-actions';
  actions.append(all, progress, remove);
  panel.append(kept, price, actions, make('p', removeText));
  const status = make('p');
  status.role = 'status';
  place.append(panel, status);
  return { button, panel, kept, price, all, progress, remove, status };
}

/** Shows the control as that of a reader who keeps pages. */
export function showOpenable({ button, panel }: View): void {
  button.textContent = labels.opened;
  button.setAttribute('aria-controls', panelId);
  setOpen({ button, panel }, false);
}

/** Shows that all of the docs are not being kept just now. */
export function showIdle({ all, progress }: Pick<View, 'all' | 'progress'>): void {
  all.textContent = labels.keepAll;
  progress.hidden = true;
}

/** Shows it as that of a reader who keeps none. */
export function showUnused(view: View): void {
  const { button, panel } = view;
  showIdle(view);
  button.textContent = labels.begin;
  button.removeAttribute('aria-expanded');
  button.removeAttribute('aria-controls');
  panel.hidden = true;
}

/** Opens or closes the panel. */
export function setOpen({ button, panel }: Pick<View, 'button' | 'panel'>, open: boolean): void {
  button.ariaExpanded = String(open);
  panel.hidden = !open;
}
