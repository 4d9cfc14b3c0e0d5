import { signal } from '@angular/core';

/** A file of the application, and when the browser got it. */
export interface Transfer {
  readonly file: string;
  readonly state: 'with the page' | 'on its way' | 'after the page' | 'lost';
}

const list = signal<readonly Transfer[]>([
  { file: 'app.ts', state: 'with the page' },
]);

/** In the order in which the browser asked for the files. */
export const transfers = list.asReadonly();

function put(file: string, state: Transfer['state']): void {
  list.update((all) => [
    ...all.filter((transfer) => transfer.file !== file),
    { file, state },
  ]);
}

const pageIsThere = (): boolean => document.querySelector('h1') !== null;

/** Each file calls this when the browser runs it. */
export function arrived(file: string): void {
  put(file, pageIsThere() ? 'after the page' : 'with the page');
}

const waiting = new Map<string, (isDelivered: boolean) => void>();

/** Holds a file back until a button of the page delivers or loses it. */
export async function holdBack(file: string): Promise<void> {
  // Without the page, nobody could press the button.
  if (pageIsThere()) {
    put(file, 'on its way');
    const isDelivered = await new Promise<boolean>((settle) => {
      waiting.set(file, settle);
    });
    if (!isDelivered) throw new Error(`The connection lost ${file}.`);
  }
  arrived(file);
}

/** Ends the wait for a file. */
export function settle(file: string, isDelivered: boolean): void {
  if (!isDelivered) put(file, 'lost');
  waiting.get(file)?.(isDelivered);
  waiting.delete(file);
}
