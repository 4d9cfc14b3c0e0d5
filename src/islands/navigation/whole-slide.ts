/**
 * The rows that a long list of the sidebar lacks. A page brings only the rows near its own; the rest comes from the page that has the whole
 * list, as soon as the reader does something in the sidebar. Where it can't come, the links at the ends of the list lead to that page.
 */

const listsIn = (nav: ParentNode) => nav.querySelectorAll<HTMLElement>('[data-whole]');

/** The rows of a list, without the links that stand for missing ones. */
const rowsOf = (list: Element) =>
  [...list.children].filter((row) => !row.querySelector('[data-all]'));

const hrefOf = (row: Element | undefined) => row?.querySelector('a')?.getAttribute('href');

/** The list in another sidebar that stands where this one does. */
function counterpart(list: HTMLElement, nav: ParentNode): HTMLElement | undefined {
  const slide = list.closest<HTMLElement>('.slide');
  const index = [...(slide?.querySelectorAll('.slide-list') ?? [])].indexOf(list);
  return nav.querySelectorAll<HTMLElement>(`[data-slide="${slide?.dataset['slide']}"] .slide-list`)[
    index
  ];
}

/** A copy of a row, as it is on a page that is not in it. */
function copyOf(row: Element, target: Document): Element {
  const copy = target.importNode(row, true);
  const link = copy.querySelector('a');
  link?.classList.remove('active');
  link?.removeAttribute('aria-current');
  if (link?.dataset['expand']) {
    link.dataset['expand'] = '';
    link.ariaExpanded = 'false';
    link.ariaLabel = link.ariaLabel?.replace('Collapse', 'Expand') ?? null;
  }
  return copy;
}

/**
 * Puts the missing rows around those that are there, which stay as they are.
 *
 * @param list a shortened list
 * @param whole the same list of another page
 * @returns whether the lists fit: another build of the site may have other rows
 */
function complete(list: HTMLElement, whole: HTMLElement | undefined): boolean {
  if (!whole || whole.dataset['whole']) return false;
  const all = rowsOf(whole).map((row) => copyOf(row, list.ownerDocument));
  const kept = rowsOf(list);
  const before = Number(list.dataset['before']);
  const after = before + kept.length;
  const [first] = kept;
  if (!first || kept.some((row, index) => hrefOf(row) !== hrefOf(all[before + index])))
    return false;

  const links = [...list.querySelectorAll<HTMLElement>('[data-all]')];
  const focused = links.find((link) => link === document.activeElement);
  const isAbove = before > 0 && focused === links[0];
  const next = focused && all[isAbove ? before - 1 : after];
  const { top } = first.getBoundingClientRect();
  for (const link of links) link.closest('li')?.remove();
  list.prepend(...all.slice(0, before));
  list.append(...all.slice(after));
  delete list.dataset['whole'];
  delete list.dataset['before'];
  const slide = list.closest('.slide');
  if (slide) slide.scrollTop += first.getBoundingClientRect().top - top;
  next?.querySelector('a')?.focus({ preventScroll: true });
  return true;
}

async function load(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** What is being loaded, by address. */
const loading = new Map<string, Promise<boolean>>();

/** Completes the lists whose rows an address has. The reader may have gone on to another page of the group in the meantime. */
async function completeFrom(address: string): Promise<boolean> {
  try {
    const page = await load(address);
    const lists = [...listsIn(document)].filter((list) => list.dataset['whole'] === address);
    return lists.map((list) => complete(list, counterpart(list, page))).every(Boolean);
  } catch {
    // Without a connection the list stays short, and the next act tries again.
    return false;
  } finally {
    loading.delete(address);
  }
}

/** @returns whether the list is whole now */
function bring(address: string): Promise<boolean> {
  const begun = loading.get(address) ?? completeFrom(address);
  loading.set(address, begun);
  return begun;
}

function bringAll(): void {
  for (const { dataset } of listsIn(document)) if (dataset['whole']) bring(dataset['whole']);
}

function onAct({ target }: Event): void {
  if ((target as Element).closest?.('.sidebar')) bringAll();
}

/** The link whose rows could not be brought: it leads to their page. */
let followed: HTMLElement | null = null;

async function onClick(event: MouseEvent): Promise<void> {
  const link = (event.target as Element).closest<HTMLElement>('.sidebar [data-all]');
  if (!link || link === followed) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  link.focus({ preventScroll: true });
  const address = link.closest<HTMLElement>('[data-whole]')?.dataset['whole'];
  if (!address || (await bring(address)) || !link.isConnected) return;
  followed = link;
  link.click();
  followed = null;
}

/** Keeps the lists whole that are whole in the page before. */
export function keepWholeLists(before: HTMLElement, after: HTMLElement): void {
  for (const list of listsIn(after)) complete(list, counterpart(list, before));
}

/** Completes the long lists of this and every later page when the reader scrolls, focuses or presses something in the sidebar. */
export function startWholeSlides(): void {
  for (const type of ['wheel', 'pointerdown', 'focusin']) {
    document.addEventListener(type, onAct, { capture: true, passive: true });
  }
  document.addEventListener('click', onClick, { capture: true });
  // What brought this module here may have been such an act.
  if (document.querySelector('.sidebar:is(:focus-within, :active)')) bringAll();
}
