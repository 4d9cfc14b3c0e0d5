import { moduleId, modulePath } from '../reference/index.ts';
import type { Redirect } from './flatten-redirects.ts';

/** File that makes these rules, for messages to engineers. */
export const shortLinksFile = 'src/redirects/short-links.ts';

/** What is needed of a page about an error code. */
export interface CodePage {
  /** `NG0203` */
  readonly code: string;
  readonly route: string;
}

/**
 * Short addresses of error codes, for comments and chats: `/e/NG0203`, `/e/0203` and `/e/203` lead to the page. Every other spelling (`/e/ng203`,
 * `/e/-203`, `/e/NG00203`) first becomes one of them: by a rule on hosts that have rules with patterns, by the script of the error page elsewhere.
 *
 * A code of a running application and one of the compiler may share their number. Then the spelling of the framework decides, which writes
 * the codes of a running application with a zero: `/e/01001` and `/e/1001` are different pages.
 */
export function shortLinks(pages: readonly CodePage[]): Redirect[] {
  const links = new Map<string, string>();
  const isRuntime = ({ code }: CodePage) => code.startsWith('NG0');
  const digits = ({ code }: CodePage) => code.replace(/^NG0*/, '');
  // Whoever comes last has the address.
  const link = (spelling: string, { route }: CodePage) => links.set(`/e/${spelling}`, route);
  const [runtime, compiler] = [pages.filter(isRuntime), pages.filter((page) => !isRuntime(page))];
  for (const page of [...runtime, ...compiler]) link(digits(page), page);
  for (const page of [...compiler, ...runtime]) link(`0${digits(page)}`, page);
  for (const page of pages) link(page.code, page);
  return [...links].map(([from, to]) => ({ from, to })).sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Addresses that pages about codes would have if they were not extended diagnostics: the compiler's messages could name them. */
export function diagnosticsAmongErrors(pages: readonly CodePage[], folder: string): Redirect[] {
  return pages
    .map(({ code, route }) => ({ from: `${folder}/${code}`, to: route }))
    .filter(({ from, to }) => from !== to);
}

/** Addresses of modules, which readers get by shortening that of an entry: they lead to the module in the list of all entries. */
export function moduleLinks(modules: readonly string[]): Redirect[] {
  return modules.map((module) => ({
    from: `/api/${modulePath(module)}`,
    to: `/api#${moduleId(module)}`,
  }));
}

/**
 * Pattern of every other spelling, for hosts and for `src/islands/router/short-link.inline.js`: letters of either case, a minus sign, superfluous zeros. What is kept has
 * one zero at most. It fits no spelling that `shortLinks` makes a page for, so nobody is sent around in circles.
 */
export const otherSpelling = '^/e/(?:(?:ng|-)0*?|0+?)(?<short_link>0?[1-9]\\d*)$';
