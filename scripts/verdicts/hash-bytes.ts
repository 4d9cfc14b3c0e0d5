import { hash } from 'node:crypto';

/** A text that differs when bytes do. */
export const hashBytes = (bytes: Uint8Array): string => hash('sha256', bytes).slice(0, 32);
