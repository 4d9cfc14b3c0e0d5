import type { FromFrame } from '../protocol/messages.ts';

/** Tells the page around the frame. */
export type Send = (message: FromFrame) => void;
