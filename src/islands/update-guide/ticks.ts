import { readStored, writeStored } from '../../stores/index.ts';

const keyOf = (step: string) => `docs-update-guide-${step}`;

/** Whether the reader has ticked a step. */
export const isTicked = (step: string): boolean => readStored(keyOf(step)) === 'true';

/** Keeps a tick for later visits, where the browser allows it. */
export const keepTick = (step: string, ticked: boolean): void => {
  writeStored(keyOf(step), String(ticked));
};
