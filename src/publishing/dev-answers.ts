import { contentAddress, contentFolder, errorPath } from '../content-client/index.ts';
import type { Catalogue } from '../reference/index.ts';
import { contentDocument } from './documents/content-document.ts';
import { documentPaths } from './documents/document-paths.ts';
import { articleMarkdown } from './markdown/to-markdown.ts';
import { twinLink } from './markdown/twin-address.ts';
import { errorPage, hasDocument, hasTwin } from './published-pages.ts';
import { readBuiltPage } from './tree/built-page.ts';

/** What the development server makes of a page when it is asked for it. */
export interface Derived {
  readonly kind: 'twin' | 'document';
  /** Of the page. */
  readonly route: string;
}

/** An answer to a request. */
export interface Answer {
  readonly status: number;
  readonly type: 'text/markdown' | 'text/html' | 'text/plain';
  readonly body: string;
}

/** A page of the development server. */
export interface DevPage {
  readonly status: number;
  readonly html: string;
}

/** Files about the whole site, which only a build knows. */
const ofWholeSite = /^\/(?:llms(?:-full)?\.txt|sitemap\.xml)$/;

/**
 * Answers requests for what a build writes beside the pages: from the page as the server has it now.
 *
 * @param load asks the server for the page of a route
 */
export class DevAnswers {
  readonly #load: (route: string) => Promise<DevPage>;
  readonly #routes: ReadonlyMap<string, string>;

  constructor(load: (route: string) => Promise<DevPage>, symbols: Catalogue) {
    this.#load = load;
    const pathOf = documentPaths(symbols);
    this.#routes = new Map(
      symbols
        .flatMap(({ entries }) => entries)
        .map(({ address }) => [contentAddress(pathOf(address)), address]),
    );
  }

  /** @returns nothing for an address that is none of ours */
  async answer(url: string): Promise<Answer | undefined> {
    const path = pathOfUrl(url);
    if (path === undefined) return undefined;
    if (ofWholeSite.test(path)) {
      return plain(
        404,
        `${path} is about all pages: \`npm run build\` makes it, \`npm run preview\` serves it.`,
      );
    }
    const derived = this.#derivedAt(path);
    return derived && this.#derive(derived, path);
  }

  #derivedAt(path: string): Derived | undefined {
    if (!path.startsWith(contentFolder)) {
      const [, route] = /^(\/(?!src\/|node_modules\/).+)\.md$/.exec(path) ?? [];
      return route === undefined ? undefined : { kind: 'twin', route: homeOr(route) };
    }
    const file = path.slice(contentFolder.length);
    const [, name] = /^(.+)\.md\.html$/.exec(file) ?? /^(cli\/.+)\.html$/.exec(file) ?? [];
    const named = name === errorPath ? errorPage : name && homeOr(`/${name}`);
    const route = this.#routes.get(path) ?? named;
    return route === undefined ? undefined : { kind: 'document', route };
  }

  async #derive({ kind, route }: Derived, path: string): Promise<Answer> {
    if (!(kind === 'twin' ? hasTwin(route) : hasDocument(route)))
      return plain(
        404,
        `A build has no ${path}, because it does not make one for the page ${route}.`,
      );
    const { status, html } = await this.#load(route);
    if (status >= 500)
      return plain(status, `The page ${route} has an error. Open it to see the error.`);
    if (status >= 300 && route !== errorPage) {
      return plain(404, `There is no page ${route}, so there is no ${path}.`);
    }
    const { article } = readBuiltPage(route, html);
    if (kind === 'document')
      return { status: 200, type: 'text/html', body: contentDocument(article) };
    const body = articleMarkdown(article, (href) => twinLink(href, isTwinned));
    return { status: 200, type: 'text/markdown', body };
  }
}

/** Whether a link leads to a page with a twin; what has an ending is a file. */
const isTwinned = (address: string): boolean => !/\.\w+$/.test(address) && hasTwin(address);

const homeOr = (route: string): string => (route === '/index' ? '/' : route);

const plain = (status: number, text: string): Answer => ({
  status,
  type: 'text/plain',
  body: `${text}\n`,
});

function pathOfUrl(url: string): string | undefined {
  try {
    return decodeURI(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}
