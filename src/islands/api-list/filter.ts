import { showAtPlace } from '../router/show-at-place.ts';
import { type FilterState, matches, searchWith, stateFrom } from './filter-state.ts';
import { focusField } from './focus-field.ts';

interface Row {
  readonly element: HTMLElement;
  /** In lower case. */
  readonly name: string;
  readonly type: string;
  readonly marks: number;
}

/** The list of one page with its controls. */
interface List {
  readonly root: HTMLElement;
  readonly groups: readonly { readonly element: HTMLElement; readonly rows: readonly Row[] }[];
  readonly types: readonly HTMLElement[];
  readonly statuses: readonly HTMLElement[];
  readonly field: HTMLInputElement;
  state: FilterState;
}

let list: List | undefined;

/** The list of the page in view; read once a page. */
function current(): List | undefined {
  const root = document.querySelector<HTMLElement>('[data-api-list]');
  if (!root) return undefined;
  if (list?.root !== root) {
    list = read(root);
    apply(list, list.state);
    endPending(root);
    focusField();
  }
  return list;
}

/** Shows the list that waited for the filters of its address, at the place where the reader left it. */
function endPending(root: HTMLElement): void {
  const { pending } = root.dataset;
  if (pending === undefined) return;
  delete root.dataset['pending'];
  showAtPlace(Number(pending));
}

function read(root: HTMLElement): List {
  const all = (selector: string, from: HTMLElement = root) => [
    ...from.querySelectorAll<HTMLElement>(selector),
  ];
  const types = all('[data-type]');
  const field = root.querySelector('[name="query"]') as HTMLInputElement;
  return {
    root,
    types,
    statuses: all('[data-status]'),
    field,
    groups: all('[data-api-module]').map((element) => ({
      element,
      rows: all('li', element).map((row) => ({
        element: row,
        name: (row.querySelector('.api-name')?.textContent ?? '').toLowerCase(),
        type: row.dataset['kind'] ?? '',
        marks: Number(row.dataset['marks']),
      })),
    })),
    state: {
      ...stateFrom(
        location.search,
        types.map(({ dataset }) => dataset['type'] ?? ''),
      ),
      // Words that were typed before this module was here.
      ...(field.value && { query: field.value }),
    },
  };
}

/** Shows the state in the controls, in the list and in the address. */
function apply(from: List, state: FilterState): void {
  from.state = state;
  // From now on rows say themselves whether they are hidden, the style sheet's first guess ends.
  from.root.dataset['filtered'] = '';
  if (from.field.value !== state.query) from.field.value = state.query;
  for (const button of from.types) press(button, button.dataset['type'] === state.type);
  for (const button of from.statuses)
    press(button, (Number(button.dataset['status']) & state.status) !== 0);
  let shown = 0;
  for (const { element, rows } of from.groups) {
    let shownHere = 0;
    for (const row of rows) {
      const hidden = !matches(row, state);
      if (row.element.hidden !== hidden) row.element.hidden = hidden;
      if (!hidden) shownHere++;
    }
    element.hidden = shownHere === 0;
    shown += shownHere;
  }
  (from.root.querySelector('[data-none]') as HTMLElement).hidden = shown > 0;
  say(from, shown);
  writeAddress(from);
}

function press(button: HTMLElement, pressed: boolean): void {
  button.setAttribute('aria-pressed', String(pressed));
}

function say({ root }: List, shown: number): void {
  const status = root.querySelector('[role="status"]');
  if (status) status.textContent = shown === 1 ? '1 entry' : `${shown} entries`;
}

function writeAddress({ root, state }: List): void {
  const search = searchWith(location.search, state);
  if (search !== location.search) {
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  }
  // Links to groups keep what the reader has chosen.
  for (const link of root.querySelectorAll<HTMLAnchorElement>(
    '[data-api-module] .api-group-link',
  )) {
    link.href = location.pathname + search + link.hash;
  }
}

function onClick({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('[data-type], [data-status]');
  const from = button && current();
  if (!from) return;
  const { type, status } = button.dataset;
  const { state } = from;
  if (type !== undefined) apply(from, { ...state, type: type === state.type ? '' : type });
  if (status !== undefined) apply(from, { ...state, status: state.status ^ Number(status) });
}

function onInput({ target }: Event): void {
  const from = (target as Element).closest('[data-api-list]') && current();
  if (from) apply(from, { ...from.state, query: from.field.value });
}

/** Enter in the field would load the page anew. */
function onSubmit(event: Event): void {
  if ((event.target as Element).closest('[data-api-list]')) event.preventDefault();
}

/** Serves the filters of the API list on this and every later page. */
export function start(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('input', onInput);
  document.addEventListener('submit', onSubmit);
  document.addEventListener('astro:page-load', current);
  current();
}
