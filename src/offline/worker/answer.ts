import { cacheOf, everyFile, type OfflineManifest, offlinePage, readManifest } from '../index.ts';
import { buildOfClient, rememberBuild } from './client-builds.ts';
import { contentHash } from './content-hash.ts';
import { type Asked, askerOf, pageAddress, type Way, wayFor } from './decide.ts';
import { keepable } from './keep.ts';
import { ownBuild, ownCache, ownManifest } from './own-build.ts';
import type { FetchEvent } from './scope.ts';

/** The router takes what is no HTML as a reason to load a whole document. */
const reload = () => new Response('', { headers: { 'content-type': 'text/plain' } });

interface Question {
  readonly asked: Asked;
  readonly request: Request;
  /** Under which it would be kept. */
  readonly address: string;
  /** Of the content there in the build of the page; undefined where the build has none, or none that can be kept. */
  readonly hash: string | undefined;
}

/** Answers a request, and remembers the build of the page that comes of it. */
export async function answer(event: FetchEvent, asked: Asked): Promise<Response> {
  const { request } = event;
  const manifest = await ownManifest().catch(() => undefined);
  if (!manifest) return fetch(request);
  const build = await buildOfClient(event.clientId);
  const way = wayFor(asked, askerOf(build, ownBuild));
  const question = questionOf(request, asked, manifest);
  if (way === 'document') return answerDocument(question, event.resultingClientId);
  // A worker that a page starts is of the page's build.
  if (build !== undefined) await rememberBuild(event.resultingClientId, build);
  return answerPart(question, way, build);
}

function questionOf(request: Request, asked: Asked, manifest: OfflineManifest): Question {
  const { pathname } = new URL(request.url);
  const address = asked === 'file' ? pathname : pageAddress(pathname);
  return { asked, request, address, hash: hashesOf(manifest).get(address) };
}

let hashes: ReadonlyMap<string, string> | undefined;
function hashesOf(manifest: OfflineManifest): ReadonlyMap<string, string> {
  hashes ??= everyFile(manifest);
  return hashes;
}

const kept = (address: string, cacheName = ownCache) => caches.match(address, { cacheName });

const notKept = async () => {
  const page = await kept(offlinePage);
  return page
    ? new Response(page.body, { status: 503, headers: page.headers })
    : new Response("This page isn't available offline.", { status: 503 });
};

/** The network's answer, and whether it has that content. */
async function fromNetwork({ request, hash }: Question) {
  const response = await fetch(request);
  if (hash === undefined || request.method !== 'GET' || response.type !== 'basic')
    return { response, isOwn: false };
  const body = await response.arrayBuffer();
  const whole = keepable(body, response);
  const { status, statusText } = response;
  const copy = new Response(whole.body, { status, statusText, headers: whole.headers });
  return { response: copy, isOwn: (await contentHash(body)) === hash };
}

async function answerDocument(question: Question, page: string): Promise<Response> {
  const found = await kept(question.address);
  if (found) {
    await rememberBuild(page, ownBuild);
    return found;
  }
  try {
    const { response, isOwn } = await fromNetwork(question);
    if (isOwn) await rememberBuild(page, ownBuild);
    return response;
  } catch {
    await rememberBuild(page, ownBuild);
    return notKept();
  }
}

function answerPart(question: Question, way: Way, build: string | undefined): Promise<Response> {
  // The router asks in this way whether a page can be loaded at all. The browser will then show whatever there is.
  if (question.request.method === 'HEAD') return fetch(question.request).catch(reload);
  if (way === 'own') return answerOwn(question);
  if (way === 'reload') return Promise.resolve(reload());
  if (way === 'older') return answerOlder(question, build ?? '');
  return answerFromNetwork(question);
}

async function answerOwn(question: Question): Promise<Response> {
  const { asked, address, hash } = question;
  const found = await kept(address);
  if (found) return found;
  try {
    const { response, isOwn } = await fromNetwork(question);
    if (isOwn || (hash === undefined && asked === 'file')) return response;
    return asked === 'page' ? reload() : Response.error();
  } catch {
    return asked === 'page' ? notKept() : Response.error();
  }
}

async function answerOlder(question: Question, build: string): Promise<Response> {
  const { address, request } = question;
  const found = await kept(address, cacheOf(build));
  if (found) return found;
  const manifest = await readManifest(build);
  const hash = manifest && everyFile(manifest).get(address);
  if (hash === undefined) return fetch(request);
  // Some files have the same name in every build.
  const { response, isOwn } = await fromNetwork({ ...question, hash });
  return isOwn ? response : Response.error();
}

async function answerFromNetwork({ asked, address, request }: Question): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    if (asked === 'page') return reload();
    return (await kept(address)) ?? Response.error();
  }
}
