import type { Problem } from '../../src/examples/compiler/index.ts';
import type { Verdict } from './judge.ts';

/** What authors may leave unchecked: 3 of 100 fences. */
const ALLOWED = 0.03;

/** How many of all fences are left unchecked, and the problem that they are too many. */
export function uncheckedShare({
  compiled,
  parsed,
  failing,
  other,
  unproved,
  unchecked,
}: Pick<Verdict, 'compiled' | 'parsed' | 'failing' | 'other' | 'unproved' | 'unchecked'>): {
  text: string;
  problems: Problem[];
} {
  const all = compiled + parsed + failing + other + unproved.length + unchecked.length;
  const share = all === 0 ? 0 : unchecked.length / all;
  const text = `${unchecked.length} of ${all} (${(share * 100).toFixed(1)} %)`;
  if (share <= ALLOWED) return { text, problems: [] };
  const places = unchecked.map(({ file, line, meta }) => `${file}:${line} ${meta.unchecked}`);
  const message = [
    `${text} fences are not checked, and at most ${ALLOWED * 100} % may be.`,
    'Make some of them modules that compile, name the diagnostic with expect="…", or quote a file with <Code>:',
    ...places,
  ].join('\n');
  return { text, problems: [{ file: '', line: 0, column: 0, code: 'unchecked', message }] };
}
