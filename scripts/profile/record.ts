import type { Page } from '@playwright/test';

/** An entry of Angular's track in a profile, as the performance panel shows it. */
export interface Entry {
  readonly name: string;
  /** Microseconds since the first entry began. */
  readonly start: number;
  /** In microseconds. */
  readonly duration: number;
  /** How many entries are around it. */
  readonly depth: number;
}

/** A call of `console.timeStamp()` in a trace of Chromium. `start` is the name of the call that began the entry. */
interface Stamp {
  readonly ts: number;
  readonly args: { readonly data: { name: string; start?: string | number; track?: string } };
}

const TRACK = '\u{1F170}\uFE0F Angular';

/**
 * Records what Angular writes into a profile while something happens on the page, which runs a development build.
 *
 * @param act what happens; the recording ends two frames after it
 */
export async function recordEntries(page: Page, act: () => Promise<void>): Promise<Entry[]> {
  const client = await page.context().newCDPSession(page);
  const stamps: Stamp[] = [];
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as (Stamp & { name: string })[])
      if (event.name === 'TimeStamp') stamps.push(event);
  });
  const complete = new Promise<void>((resolve) =>
    client.on('Tracing.tracingComplete', () => resolve()),
  );
  await page.evaluate('window.stopProfiling = ng.enableProfiling()');
  await client.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
    transferMode: 'ReportEvents',
  });
  await act();
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  );
  await client.send('Tracing.end');
  await complete;
  await page.evaluate('window.stopProfiling()');
  await client.detach();
  return entriesOf(stamps);
}

/** Pairs each end with the call that it names as its start. */
function entriesOf(stamps: readonly Stamp[]): Entry[] {
  const sorted = stamps.toSorted((a, b) => a.ts - b.ts);
  const starts = new Map(sorted.map(({ ts, args }) => [args.data.name, ts]));
  const found = sorted.flatMap(({ ts, args: { data } }) => {
    const start = starts.get(String(data.start));
    return data.track === TRACK && start !== undefined
      ? [{ name: data.name, start, duration: ts - start }]
      : [];
  });
  const origin = Math.min(...found.map(({ start }) => start));
  const contains = (outer: (typeof found)[number], inner: (typeof found)[number]): boolean =>
    outer !== inner &&
    outer.start <= inner.start &&
    outer.start + outer.duration >= inner.start + inner.duration;
  return found
    .map((entry) => ({
      ...entry,
      start: entry.start - origin,
      depth: found.filter((other) => contains(other, entry)).length,
    }))
    .sort((a, b) => a.start - b.start || a.depth - b.depth);
}
