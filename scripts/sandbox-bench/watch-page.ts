import type { Frame, Page } from '@playwright/test';

declare global {
  /** Of the bench, in each frame: says that the application shows a marker. */
  var benchSees: (marker: string, time: number) => void;
  /** Of the bench, in the page: when a frame came into sight. */
  var benchInSight: (frame: Element) => Promise<number>;
  /** When the reader has done something last. */
  var benchActed: number;
}

/** Marker of an application that shows anything at all. */
export const ANYTHING = 'anything';

/** Runs in every frame: looks at the application each time the browser draws, which is the resolution of all times (17 ms at 60 frames a second). */
function lookAtEachFrame(anything: string): void {
  const seen = new Set<string>();
  const look = () => {
    const root = document.querySelector('app-root');
    const text = root?.textContent ?? '';
    const style = root && getComputedStyle(root).getPropertyValue('--bench').trim();
    const found = [
      ...(text.trim() ? [anything] : []),
      ...(text.match(/bench-\w+/g) ?? []),
      ...(style ? [style] : []),
    ];
    for (const marker of found) {
      if (!seen.has(marker)) globalThis.benchSees(marker, Date.now());
      seen.add(marker);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: notes when frames come into sight, since the next version starts behind the one before, and when the reader acts. */
function noteSights(): void {
  if (window !== top) return;
  const times = new WeakMap<Element, number>();
  const isInSight = (frame: HTMLIFrameElement) => frame.style.opacity !== '0';
  const previews = '.preview-frame iframe, .example-preview iframe';
  const note = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>(previews))
      if (isInSight(frame) && !times.has(frame)) times.set(frame, Date.now());
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  globalThis.benchInSight = async (frame) => {
    while (!times.has(frame)) await new Promise(requestAnimationFrame);
    return times.get(frame) ?? Number.NaN;
  };
  for (const type of ['click', 'beforeinput'])
    addEventListener(
      type,
      () => {
        globalThis.benchActed = Date.now();
      },
      { capture: true },
    );
}

/** How long to wait for what should be there in two seconds at most, in milliseconds. */
const PATIENCE = 60_000;

/** Tells when a page, or a preview in it, shows something. */
export class PageWatch {
  readonly #seen = new Map<string, Promise<number>>();
  readonly #waiting = new Map<string, (time: Promise<number>) => void>();

  /** Begins with the next document of a page. */
  static async of(page: Page): Promise<PageWatch> {
    const watch = new PageWatch();
    await page.exposeBinding('benchSees', ({ frame }, marker: string, time: number) => {
      const shown = inSight(frame).then((since) => Math.max(since, time));
      shown.catch(() => {});
      // The first of all frames counts.
      if (watch.#seen.has(marker)) return;
      watch.#seen.set(marker, shown);
      watch.#waiting.get(marker)?.(shown);
    });
    await page.addInitScript(noteSights);
    await page.addInitScript(lookAtEachFrame, ANYTHING);
    return watch;
  }

  /**
   * When a marker was to be seen, in milliseconds since 1970.
   *
   * @throws Error when it does not come
   */
  sees(marker: string): Promise<number> {
    const seen = this.#seen.get(marker);
    return seen ?? this.#comes(marker);
  }

  #comes(marker: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`Nothing showed “${marker}” within ${PATIENCE / 1000} s.`)),
        PATIENCE,
      );
      this.#waiting.set(marker, (time) => {
        clearTimeout(late);
        resolve(time);
      });
    });
  }
}

/** When the frame that is a preview came into sight; what is no frame always is. */
async function inSight(frame: Frame): Promise<number> {
  if (!frame.parentFrame()) return 0;
  const element = await frame.frameElement();
  return element.evaluate((preview) => globalThis.benchInSight(preview as Element));
}

/** When the reader has clicked or typed last, in milliseconds since 1970. */
export const lastAct = (page: Page): Promise<number> => page.evaluate(() => globalThis.benchActed);
