import { keptPlace, showAtPlace } from '../router/show-at-place.ts';
import { normalize, type Searchable, search, templateOf } from './search.ts';

/** Rest after the last key before the address changes, in milliseconds: browsers limit how often it may. */
const rest = 250;

/** Shows the rows of the tables that fit the query of the field, which the address keeps; on this page and on later ones that have the field. */
export function start(): void {
  filterPage();
  document.addEventListener('astro:page-load', filterPage);
}

function filterPage(): void {
  const form = document.querySelector<HTMLFormElement>('[data-errors-filter]:not([data-ready])');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  form.dataset['ready'] = '';
  const rows = [...document.querySelectorAll<HTMLElement>('[data-errors-table] tr[data-code]')];
  const entries = rows.map(readRow);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const apply = () => {
    show(rows, search(input.value, entries));
    report(form, rows, input.value);
  };
  input.addEventListener('input', () => {
    // From now on many rows may come back at once, which are laid out when they come into view.
    document.body.dataset['filtered'] = '';
    apply();
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Enter may have left for another page meanwhile, whose address this is not.
      if (form.isConnected) keepInAddress(input.value);
    }, rest);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    openOnly(rows);
  });
  // What the reader typed while this module was on its way wins.
  if (input.value) keepInAddress(input.value);
  else input.value = new URLSearchParams(location.search).get('query') ?? '';
  apply();
  if (input.value) showAtPlace(keptPlace());
}

/** What can be searched in a row: its cells say it all. */
function readRow(row: HTMLElement): Searchable {
  const messages = [...row.querySelectorAll('p')];
  return {
    code: row.dataset['code'] ?? '',
    text: normalize([...row.children].map(({ textContent }) => textContent).join(' ')),
    templates: messages.map(piecesOf),
  };
}

/** The words of a message between the parts that vary, which are elements. */
function piecesOf(message: Element): string[] {
  const texts = [...message.childNodes].filter((node) => node instanceof Text);
  return templateOf(texts.map(({ data }) => data));
}

function show(rows: readonly HTMLElement[], found: readonly boolean[]): void {
  rows.forEach((row, index) => {
    const hidden = !found[index];
    if (row.hidden !== hidden) row.hidden = hidden;
  });
  for (const table of document.querySelectorAll<HTMLElement>('[data-errors-table]')) {
    table.hidden = !table.querySelector('tr[data-code]:not([hidden])');
  }
}

function report(form: HTMLFormElement, rows: readonly HTMLElement[], query: string): void {
  const count = rows.filter(({ hidden }) => !hidden).length;
  const status = form.querySelector('[role=status]');
  if (!status) return;
  if (!query.trim()) status.textContent = '';
  else if (count === 0) status.textContent = 'No code or message matches.';
  else status.textContent = `${count} of ${rows.length} errors`;
}

/** Enter opens the page when only one is left. */
function openOnly(rows: readonly HTMLElement[]): void {
  const links = rows.filter(({ hidden }) => !hidden).map((row) => row.querySelector('a'));
  if (new Set(links.map((link) => link?.href)).size === 1) links[0]?.click();
}

function keepInAddress(query: string): void {
  const url = new URL(location.href);
  if (query.trim()) url.searchParams.set('query', query);
  else url.searchParams.delete('query');
  // The router keeps the position of the page in the state.
  history.replaceState(history.state, '', url);
}
