import type { Text } from '@codemirror/state';

/** Where what stands before a place ends, without the blanks and the empty lines between. It reads no more lines than these. */
export function endOfCodeBefore(doc: Text, pos: number): number {
  let { from, text } = doc.lineAt(pos);
  let code = text.slice(0, pos - from).trimEnd();
  while (code === '' && from > 0) {
    ({ from, text } = doc.lineAt(from - 1));
    code = text.trimEnd();
  }
  return from + code.length;
}
