import { stateCache } from '../index.ts';
import { scope } from './scope.ts';

const folder = '/offline/clients/';

/** What is known in this run of the worker; a browser ends it as it likes. */
const known = new Map<string, string>();

/** Remembers the build of an open page, or of a worker that it has started. */
export async function rememberBuild(client: string, build: string): Promise<void> {
  if (client === '') return;
  known.set(client, build);
  try {
    // Not where the reader has removed everything.
    if (!(await caches.has(stateCache))) return;
    const cache = await caches.open(stateCache);
    await cache.put(`${folder}${client}`, new Response(build));
  } catch {
    // Without room it is known as long as the worker runs; then the page is served as without a worker.
  }
}

/** The build of a page; undefined for one that was there before the worker, or that is of a build which the worker does not know. */
export async function buildOfClient(client: string): Promise<string | undefined> {
  const here = known.get(client);
  if (here !== undefined || client === '') return here;
  const found = await caches.match(`${folder}${client}`, { cacheName: stateCache });
  return found?.text();
}

/** The builds of which pages are open; forgets pages that are closed. */
export async function livingBuilds(): Promise<Set<string>> {
  const open = await scope.clients.matchAll({ includeUncontrolled: true, type: 'all' });
  const ids = new Set(open.map(({ id }) => id));
  const builds = new Set<string>();
  if (!(await caches.has(stateCache))) return builds;
  const cache = await caches.open(stateCache);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(folder)) continue;
    const id = pathname.slice(folder.length);
    // A page that is just being loaded is not among the open ones yet.
    const build = ids.has(id) || known.has(id) ? await buildOfClient(id) : undefined;
    if (build === undefined) await cache.delete(request);
    else builds.add(build);
  }
  return builds;
}
