import type { Page } from '@playwright/test';
import { built } from './built-site.ts';

/** Something that a page of the reference must have. */
export interface SpotCheck {
  readonly page: string;
  /** Selector of the part that has it. */
  readonly in?: string;
  readonly text?: string;
  readonly link?: string;
}

/** What an inspection sees of a page. */
export interface Source {
  /** The page as the browser parses it, without scripts and without styles. */
  readonly parsed: Document;
  readonly route: string;
  readonly checks: readonly SpotCheck[];
}

/** Runs in the browser, so it may not use anything of its module. Returns a text for each thing that it has found. */
export type Inspection = (source: Source) => string[];

/** A page to inspect. */
export interface Inspected {
  readonly file: string;
  readonly route: string;
  /** Names of the inspections that it is for. */
  readonly names: readonly string[];
  readonly checks: readonly SpotCheck[];
}

/** Pages that go to the browser in one message. */
const AT_ONCE = 20;

interface Payload extends Inspected {
  readonly html: string;
}

/** What the inspections have found, by their names: `file: text`. */
export type Found = Readonly<Record<string, readonly string[]>>;

/**
 * Lets the browser parse each page of the build once, and shows it to all inspections that it is for.
 *
 * @param page any page; it is not navigated
 */
export async function inspectDocuments(
  page: Page,
  inspections: Readonly<Record<string, Inspection>>,
  pages: readonly Inspected[],
): Promise<Found> {
  const found: Record<string, string[]> = {};
  for (const name of Object.keys(inspections)) found[name] = [];
  const source = Object.entries(inspections)
    .map(([name, inspect]) => `${JSON.stringify(name)}: ${inspect.toString()}`)
    .join(',\n');
  const chosen = await page.evaluateHandle<Record<string, Inspection>>(`({${source}})`);
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    const payloads = pages
      .slice(start, start + AT_ONCE)
      .map((inspected): Payload => ({ ...inspected, html: built.text(inspected.file) }));
    const results = await chosen.evaluate(
      (all, sent) =>
        sent.map(({ html, names, route, checks }) => {
          const parsed = new DOMParser().parseFromString(html, 'text/html');
          return names.map((name) => all[name]?.({ parsed, route, checks }) ?? []);
        }),
      payloads,
    );
    for (const [index, { file, names }] of payloads.entries()) {
      for (const [place, name] of names.entries()) {
        const texts = results[index]?.[place] ?? [];
        found[name]?.push(...texts.map((text) => `${file}: ${text}`));
      }
    }
  }
  return found;
}
