import { createHash } from 'node:crypto';

/**
 * A text that differs when another one does: the part of a file's name that says what is in it.
 *
 * @returns 16 hexadecimal digits
 */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
