import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import type { Connect, Plugin } from 'vite';
import { type PreviewFile, previewFileOf } from './address.ts';
import { examplesFolder } from './folders.ts';
import { type Previews, preparePreviews, previewKey } from './prepare-previews.ts';
import { formatProblem } from './problem.ts';
import { problemsPage } from './problems-page.ts';

/** Media types of what examples consist of. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Prints what is wrong with an example. */
type PreviewLogger = Pick<AstroIntegrationLogger, 'error'>;

/** An example as it was made last. */
interface Made {
  readonly key: string;
  readonly previews: Promise<Previews>;
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/** The running examples of a development server. Each is made on its own, so that a mistake in one does not stop the others. */
class DevPreviews {
  readonly #made = new Map<string, Made>();
  readonly #logger: PreviewLogger;
  readonly #examples: string;

  constructor(logger: PreviewLogger, examples: string) {
    this.#logger = logger;
    this.#examples = examples;
  }

  /** Whether a file belongs to an example that an author has opened. */
  concerns(file: string): boolean {
    const [name = ''] = relative(this.#examples, file).split(/[\\/]/, 1);
    return this.#made.has(name);
  }

  /** Answers a request for a file, or with a page that lists what is wrong with its example; false where there is no such file. */
  async answer({ example, path }: PreviewFile, response: ServerResponse): Promise<boolean> {
    if (example !== undefined && !existsSync(join(this.#examples, example, 'example.yaml')))
      return false;
    const made = example === undefined ? await this.#all() : [await this.#make(example)];
    const problems = made.flatMap((previews) => previews.problems);
    if (example !== undefined && problems.length > 0) {
      send(response, 500, 'text/html; charset=utf-8', problemsPage(example, problems));
      return true;
    }
    const found = made.map(({ folder }) => join(folder, path)).find((file) => existsSync(file));
    const type = TYPES[extname(path)];
    if (found === undefined || type === undefined) return false;
    send(response, 200, type, await readFile(found));
    return true;
  }

  /** All that were asked for: each has its own copy of what examples share. */
  #all(): Promise<Previews[]> {
    return Promise.all([...this.#made.values()].map(({ previews }) => previews));
  }

  #make(example: string): Promise<Previews> {
    const key = previewKey([example], this.#examples);
    const known = this.#made.get(example);
    if (known?.key === key) return known.previews;
    const previews = preparePreviews([example], `dev-${example}`, this.#examples);
    this.#made.set(example, { key, previews });
    previews.then(
      ({ problems }) => {
        for (const problem of problems) this.#logger.error(formatProblem(problem));
      },
      () => this.#made.delete(example),
    );
    return previews;
  }
}

/**
 * Serves running examples in development: made at the first request, and again after their sources changed, which reloads the open pages.
 *
 * @param examples the folder that holds the examples
 */
export function servePreviews(logger: PreviewLogger, examples = examplesFolder): Plugin {
  return {
    name: 'example-previews',
    // What is made for a page would reload that page.
    config: () => ({ server: { watch: { ignored: ['**/.cache/**'] } } }),
    configureServer(server) {
      const previews = new DevPreviews(logger, examples);
      const handle: Connect.NextHandleFunction = (request, response, next) => {
        const file = previewFileOf(request.url ?? '');
        if (!file) return next();
        previews.answer(file, response).then((answered) => answered || next(), next);
      };
      server.watcher.on('all', (_event, file) => {
        if (previews.concerns(file)) server.ws.send({ type: 'full-reload' });
      });
      // Afterwards and at the front: Astro puts its refusal of addresses with a slash at the end before everything else.
      return () => server.middlewares.stack.unshift({ route: '', handle });
    },
  };
}
