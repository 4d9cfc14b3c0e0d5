import { createHash } from 'node:crypto';

/**
 * The key of what is made of a file, from the bytes of the file: only what has to be made needs them as text.
 *
 * @returns 16 hexadecimal digits
 */
export function hashBytes(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
