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

/** Pairs each end with the call that it names as its start, and sorts them by their start. */
function entriesOf(stamps: readonly Stamp[]): Entry[] {
  const sorted = stamps.toSorted((a, b) => a.ts - b.ts);
  const starts = new Map(sorted.map(({ ts, args }) => [args.data.name, ts]));
  const found = sorted.flatMap(({ ts, args: { data } }) => {
    const start = starts.get(String(data.start));
    return data.track === TRACK && start !== undefined
      ? [{ name: data.name, start, duration: ts - start }]
      : [];
  });
  // Of two with the same times, the one that ended later is around the other.
  found.reverse().sort((a, b) => a.start - b.start || b.duration - a.duration);
  const origin = found[0]?.start ?? 0;
  // Ends of the entries around the current one, the innermost last.
  const open: number[] = [];
  return found.map((entry) => {
    const end = entry.start + entry.duration;
    while (isOver(open.at(-1), entry.start, end)) open.pop();
    open.push(end);
    return { ...entry, start: entry.start - origin, depth: open.length - 1 };
  });
}

/** Whether the entry that ends at `last` is not around one with this start and end. */
function isOver(last: number | undefined, start: number, end: number): boolean {
  return last !== undefined && (last <= start || last < end);
}
