import type { Page } from '@playwright/test';
import type { Place } from './axe.ts';

// Elements of one kind are alike in everything that a rule about single elements looks at: what it says of the first, it says of all. The conditions are those of `Kinds` in
// scripts/site; an attribute that nothing is known about makes a kind. They are computed in the page here, since it matters what can be seen at a width.

/** Marks an element whose kind is judged on this page. */
const FRESH = 'data-kind-fresh';

/** Marks an element in a fresh one whose kind has been judged before. */
const KNOWN = 'data-kind-known';

interface Survey {
  readonly selector: string;
  /** Tag of elements whose content has kinds of its own. */
  readonly stopAt?: string;
  /** Numbers of the kinds that have been judged; undefined where repeated elements are removed instead. */
  readonly judged?: readonly number[];
  readonly marks: readonly string[];
}

/**
 * In the page: marks the elements below the selected one, which is among them, that have a kind that is not judged yet, or removes repeated neighbors.
 *
 * @returns numbers of the kinds that are marked; none where elements are removed
 */
function surveyInPage({ selector, stopAt, judged, marks }: Survey): number[] {
  const naming = /^(?:aria-label|aria-description|title|alt|placeholder)$/;
  const referring =
    /^(?:for|aria-(?:activedescendant|controls|describedby|details|errormessage|labelledby|owns))$/;
  const present =
    /^(?:id|href|src|srcset|component-url|renderer-url|uid|prefix|props|opts|d|data-.+)$/;
  const [fresh = '', known = ''] = marks;
  const all = [...document.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes]);
  const ids = all.filter(({ name }) => referring.test(name)).map(({ value }) => value.split(' '));
  const referredTo = new Set(ids.flat());
  const kindOfAttribute = ({ name, value }: Attr): string => {
    if (naming.test(name)) return `${name}:${value.trim() !== ''}`;
    return referring.test(name) || present.test(name) ? name : `${name}=${value}`;
  };
  // The hash cyrb53 (public domain): of ten thousand kinds, two share a number in one of a hundred million builds.
  const numberOf = (text: string): number => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      one = Math.imul(one ^ code, 2654435761);
      two = Math.imul(two ^ code, 1597334677);
    }
    one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
    two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
    return 4294967296 * (2097151 & two) + (one >>> 0);
  };
  const seen = new Set<string>();
  const kinds = new Map<Element, string>();
  const repeated: Element[] = [];
  const visit = (element: Element, path: string) => {
    const own = [...element.attributes].filter(({ name }) => !marks.includes(name));
    const attributes = own.map(kindOfAttribute).sort().join(' ');
    const place = `${path} > ${element.localName} ${attributes}`;
    const isEnd = element.localName === stopAt;
    const children = isEnd ? [] : [...element.children];
    const inside: { isNew: boolean; isNamed: boolean; kind: string }[] = [];
    for (const child of children) {
      const visited = visit(child, place);
      // The only one of its kind in here may be what names the element.
      const hasSibling = inside.some(({ kind }) => kind === visited.kind);
      if (hasSibling && !visited.isNew) repeated.push(child);
      inside.push(visited);
    }
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const isNamed =
      isEnd ||
      attributes.includes(':true') ||
      inside.some((child) => child.isNamed) ||
      texts.some((text) => text.nodeValue?.trim());
    const held = [...new Set(children.map(({ localName }) => localName))].sort();
    const kind = `${place} | ${isNamed} | ${held.join(' ')}`;
    // Another width may show what this one hides.
    const isShown = element.checkVisibility();
    const isNew =
      !isShown ||
      !seen.has(kind) ||
      referredTo.has(element.id) ||
      inside.some((child) => child.isNew);
    if (isShown && !isEnd) {
      if (!seen.has(kind)) kinds.set(element, kind);
      seen.add(kind);
    }
    return { isNew, isNamed, kind };
  };
  const root = document.querySelector(selector);
  if (!root) throw new Error(`There is no ${selector}.`);
  visit(root, '');
  if (judged) {
    for (const mark of marks)
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
    const before = new Set(judged);
    const found = [...kinds]
      .map(([element, kind]) => ({ element, number: numberOf(kind) }))
      .filter(({ number }) => !before.has(number));
    for (const { element } of found) element.setAttribute(fresh, '');
    for (const { element } of found)
      for (const child of element.children)
        if (!child.hasAttribute(fresh)) child.setAttribute(known, '');
    return found.map(({ number }) => number);
  }
  const surroundings: Element[] = [];
  for (let part = root; part.parentElement && part !== document.body; part = part.parentElement)
    surroundings.push(...[...part.parentElement.children].filter((other) => other !== part));
  const isReferredTo = (element: Element): boolean =>
    referredTo.has(element.id) ||
    [...element.querySelectorAll('[id]')].some(({ id }) => referredTo.has(id));
  const isStyle = (element: Element): boolean => /^(?:style|link|script)$/.test(element.localName);
  for (const element of surroundings)
    if (!isStyle(element) && !isReferredTo(element)) element.remove();
  for (const element of repeated) element.remove();
  return [];
}

const marks = [FRESH, KNOWN];

/**
 * Leaves of neighbors of one kind below a selector the first one, and removes the others and what surrounds the selected part: axe needs a tenth of the time. Rules that compare
 * elements, read their whole text, or measure the space between them have to run before.
 */
export async function removeRepeated(page: Page, selector: string): Promise<void> {
  await page.evaluate(surveyInPage, { selector, marks });
}

/** Remembers which kinds of elements have been judged on the pages before, at each width, so that each kind is judged on one page. */
export class JudgedKinds {
  readonly #judged = new Map<number, Set<number>>();
  readonly #selector: string;
  readonly #stopAt: string | undefined;
  #pending: { width: number; kinds: number[] }[] = [];

  /**
   * @param selector the part of the pages that is judged
   * @param stopAt tag of elements that are no part of it
   */
  constructor(selector: string, stopAt?: string) {
    this.#selector = selector;
    this.#stopAt = stopAt;
  }

  /**
   * Marks the elements of a page that are to be judged: at a width, the first one of each kind that has not been judged.
   *
   * @param outside selector of elements in which none of them counts
   * @returns where they are; undefined where all has been judged before
   */
  async mark(page: Page, width: number, outside?: string): Promise<Place | undefined> {
    const judged = [...(this.#judged.get(width) ?? [])];
    const stopAt = this.#stopAt;
    const kinds = await page.evaluate(surveyInPage, {
      selector: this.#selector,
      ...(stopAt !== undefined && { stopAt }),
      judged,
      marks,
    });
    this.#pending.push({ width, kinds });
    const place = marked(outside);
    return (await page.locator(place.include).count()) > 0 ? place : undefined;
  }

  /** To be called after each page: what it has been marked for counts as judged if nothing was wrong with it. */
  finish(hasPassed: boolean): void {
    for (const { width, kinds } of hasPassed ? this.#pending : []) {
      const before = this.#judged.get(width) ?? [];
      this.#judged.set(width, new Set([...before, ...kinds]));
    }
    this.#pending = [];
  }
}

/** Where the marked elements of a page are. */
function marked(outside?: string): { include: string; exclude: string } {
  if (outside === undefined) return { include: `[${FRESH}]`, exclude: `[${KNOWN}]` };
  return {
    include: `[${FRESH}]:not(${outside}, ${outside} *)`,
    exclude: `[${KNOWN}], ${outside}`,
  };
}
