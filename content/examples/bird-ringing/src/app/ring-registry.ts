import { Injectable } from '@angular/core';

/** What the registry knows about a ringed bird. */
export interface Ringing {
  readonly ring: string;
  readonly species: string;
  readonly place: string;
  readonly grams: number;
}

const records: readonly Ringing[] = [
  { ring: 'K204', species: 'Reed warbler', place: 'East pond', grams: 12 },
  { ring: 'K317', species: 'Bearded tit', place: 'Reed bed', grams: 15 },
  { ring: 'M008', species: 'Kingfisher', place: 'Weir', grams: 38 },
];

/** Stands in for a server that takes its time. */
@Injectable({ providedIn: 'root' })
export class RingRegistry {
  // #docregion find
  async find(ring: string, signal: AbortSignal): Promise<Ringing> {
    await delay(400, signal);
    const found = records.find((record) => record.ring === ring);
    if (!found) {
      throw new Error(`Nobody has reported ring ${ring}.`);
    }
    return found;
  }
  // #enddocregion find

  /** Calls back for every bird that passes the net, until it is stopped. */
  watchNet(onBird: () => void): { stop(): void } {
    const timer = setInterval(onBird, 800);
    return { stop: () => clearInterval(timer) };
  }
}

/** Waits, and gives up as soon as the signal aborts. */
function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
