import { type OfflineManifest, type Outcome, wantsAll } from '../../offline/index.ts';
import { isTooMuch, keepAll } from './keep-all.ts';
import { readKept } from './kept.ts';
import { showKeptSections } from './kept-sections.ts';
import { watchUpdates } from './update-notice.ts';
import { completeView, setOpen, showIdle, showOpenable, showUnused, type View } from './view.ts';
import { keptText, labels, messages, priceText } from './words.ts';
import { activeWorker, ask, register, unregister, WorkerGone } from './worker-link.ts';

let view: View | undefined;
let worker: ServiceWorker | undefined;
/** What stops keeping all of the docs, while that is under way; it goes on when the reader goes to another page. */
let running: AbortController | undefined;
let watched = false;

function say(message: string): void {
  if (view) view.status.textContent = message;
}

function sayOutcome(outcome: Outcome, success: string): void {
  say(outcome === 'kept' ? success : messages.failures[outcome]);
}

/** Scripts and styles of the document, by which the worker knows its build. */
function assets(): string[] {
  const loaded = document.querySelectorAll<HTMLElement>('script[src], link[rel="stylesheet"]');
  return [...loaded]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .filter((address) => address.startsWith('/_astro/'));
}

/** Tells the worker which page is read. */
async function visit(): Promise<Outcome> {
  if (!worker) return 'failed';
  const page = location.pathname.replace(/\/+$/, '') || '/';
  const { outcome } = await ask(worker, { type: 'visit', page, assets: assets() });
  return outcome;
}

/** What is kept by the worker's build. */
async function look() {
  if (!worker) return undefined;
  const { build } = await ask(worker, { type: 'which' });
  return readKept(build);
}

/** Writes what is kept now, and what all of it would cost. */
async function refresh(): Promise<void> {
  const kept = await look();
  if (!kept || !view) return;
  const hasAll = kept.missing.length === 0 && (await wantsAll());
  view.kept.textContent = keptText(kept.pages, hasAll);
  view.price.textContent = priceText(kept.manifest);
  view.price.hidden = view.all.hidden = hasAll;
}

/** What the reader is told of an error. Browsers throw a `TypeError` if the worker's script can't be loaded. */
function failureText(error: unknown): string {
  const isConnection = error instanceof TypeError || error instanceof WorkerGone;
  return isConnection ? messages.failures.failed : messages.refused;
}

let beginning = false;

async function begin(): Promise<void> {
  if (beginning) return;
  beginning = true;
  say(messages.registering);
  try {
    // Where pages can't use caches, no worker is registered that they could not remove.
    await caches.keys();
    const registered = await register();
    if (typeof registered === 'string') return sayOutcome(registered, '');
    worker = registered;
    const outcome = await visit();
    await serve();
    if (view) setOpen(view, true);
    sayOutcome(outcome, messages.ready);
  } catch (error) {
    say(failureText(error));
  } finally {
    beginning = false;
  }
}

function show(share: number): void {
  if (!view) return;
  view.progress.hidden = false;
  view.progress.value = share;
  const message = messages.keeping(Math.floor(share * 10) * 10);
  // Read out every tenth part only.
  if (view.status.textContent !== message) say(message);
}

/** How much of a build's weight so many of its files have, about. */
const weightOf = ({ size }: OfflineManifest, files: number) => (size.stored * files) / size.files;

async function keepEverything(): Promise<void> {
  if (running) {
    // Before the button says so, a second press is of a double click.
    if (view?.all.textContent === labels.stop) running.abort();
    return;
  }
  const run = new AbortController();
  running = run;
  const message = await keepMissing(run.signal).catch(failureText);
  // Removed meanwhile.
  if (running !== run) return;
  const hadFocus = document.activeElement === view?.all;
  if (view) showIdle(view);
  await refresh().catch(() => {});
  if (running !== run) return;
  running = undefined;
  if (hadFocus && view?.all.hidden) view.button.focus();
  say(message);
}

/** Keeps what is not kept yet; returns what the reader is told in the end. */
async function keepMissing(signal: AbortSignal): Promise<string> {
  const kept = await look();
  if (!kept || !worker) return messages.refused;
  if (await isTooMuch(weightOf(kept.manifest, kept.missing.length))) return messages.failures.full;
  if (view) view.all.textContent = labels.stop;
  const outcome = await keepAll(worker, kept.missing, signal, show);
  if (outcome === 'stopped') return messages.stopped;
  return outcome === 'kept' ? messages.all : messages.failures[outcome];
}

async function removeEverything(): Promise<void> {
  running?.abort();
  try {
    await unregister();
  } catch {
    return say(messages.refused);
  }
  running = undefined;
  worker = undefined;
  if (!view) return;
  showUnused(view);
  view.button.focus();
  say(messages.removed);
}

function listen(to: View): void {
  to.button.addEventListener('click', () => {
    if (!worker) return void begin();
    setOpen(to, to.panel.hidden);
    void refresh().catch(() => say(messages.refused));
  });
  to.all.addEventListener('click', () => void keepEverything());
  to.remove.addEventListener('click', () => void removeEverything());
}

/** Brings the control to life on a page, where a worker serves. */
async function serve(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration && !watched) {
    watched = true;
    watchUpdates(registration);
  }
  if (view && worker) showOpenable(view);
  await refresh();
}

/** Another worker may have taken the place of the one that was known. */
async function findWorker(): Promise<void> {
  if (beginning) return;
  const found = await activeWorker();
  if (!beginning) worker = found;
}

/** Not every page has a footer; the worker learns of all of them. */
async function onPage(): Promise<void> {
  const fresh = completeView();
  if (fresh) listen(fresh);
  view = fresh ?? (view?.button.isConnected ? view : undefined);
  if (view && running) view.all.textContent = labels.stop;
  await findWorker();
  if (!worker) return;
  await showKeptSections(worker);
  await serve();
  await visit();
}

let started = false;

/** Serves the control of this and every later page, and tells a worker of every page that is read. */
export function start(): void {
  if (started) return;
  started = true;
  // Whatever a browser refuses here, the reader has not asked for: a press of the button tells them.
  const run = () => void onPage().catch(() => {});
  document.addEventListener('astro:page-load', run);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    void findWorker().catch(() => {});
  });
  run();
}
