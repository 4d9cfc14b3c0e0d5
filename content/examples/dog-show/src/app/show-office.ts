import { Injectable } from '@angular/core';

/** What the judge of a ring has signed. */
export interface ResultSheet {
  readonly ring: number;
  readonly dogs: readonly { readonly name: string; readonly points: number }[];
}

const sheets: readonly ResultSheet[] = [
  {
    ring: 1,
    dogs: [
      { name: 'Juno', points: 94 },
      { name: 'Captain', points: 91 },
    ],
  },
  {
    ring: 2,
    dogs: [
      { name: 'Biscuit', points: 97 },
      { name: 'Olga', points: 88 },
    ],
  },
];

/** Stands in for a server that takes its time. */
@Injectable({ providedIn: 'root' })
export class ShowOffice {
  async results(ring: number, signal: AbortSignal): Promise<ResultSheet> {
    await delay(600, signal);
    const sheet = sheets.find((sheet) => sheet.ring === ring);
    if (!sheet) {
      throw new Error(`Ring ${ring} is not judged yet.`);
    }
    return sheet;
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
