import { createHash } from 'node:crypto';

/**
 * A text that differs when another one does: the part of a file's name that says what is in it, or the key of what is made of it.
 *
 * @param text as it is, or as bytes in UTF-8, where nothing else has to decode them
 * @returns 16 hexadecimal digits
 */
export function hashText(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
