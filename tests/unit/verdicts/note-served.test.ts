import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { noteServed } from '../../../scripts/verdicts/note-served.ts';
import { scratchFolder } from './scratch.ts';

afterEach(() => vi.unstubAllEnvs());

test('what a worker was served is noted in a file of its own, with the time', () => {
  const notes = join(scratchFolder(), 'notes');
  vi.stubEnv('SERVED_NOTES', notes);
  noteServed(1, '/guide');
  noteServed(0, '/');
  noteServed(1, '/api?q=1');
  expect(readFileSync(join(notes, '1.txt'), 'utf8')).toMatch(/^\d+ \/guide\n\d+ \/api\?q=1\n$/);
  expect(readFileSync(join(notes, '0.txt'), 'utf8')).toMatch(/^\d+ \/\n$/);
});

test('nothing is noted where nobody asks for notes', () => {
  vi.stubEnv('SERVED_NOTES', '');
  expect(() => noteServed(0, '/')).not.toThrow();
});
