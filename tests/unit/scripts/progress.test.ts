import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProgressBoard } from '../../../scripts/lib/progress.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ESCAPE = '\u001b[';
const COMMAND = new RegExp(`(\\r|\\n|${ESCAPE.replace('[', '\\[')}\\d*[AJ])`);

/** As much of a terminal as the board uses: lines, and a cursor that moves up, to the left and clears what is below. */
class Screen {
  readonly isTTY = true;
  readonly columns = 40;
  lines = [''];
  #row = 0;

  write(text: string): boolean {
    for (const part of text.split(COMMAND)) this.#take(part);
    return true;
  }

  #take(part: string): void {
    if (part === '\n') this.lines[++this.#row] ??= '';
    else if (part.startsWith(ESCAPE) && part.endsWith('A'))
      this.#row -= Number(part.slice(ESCAPE.length, -1));
    else if (part === `${ESCAPE}J`) this.lines.splice(this.#row, Number.POSITIVE_INFINITY, '');
    else if (part !== '\r') this.lines[this.#row] += part;
  }
}

describe('in a terminal', () => {
  test('each step has a line, with the results above', () => {
    const screen = new Screen();
    const board = new ProgressBoard(screen);
    const types = board.start('Checking types', () => 'reading\nwriting 12 of 300 files\n');
    const cli = board.start('Building projects');
    vi.advanceTimersByTime(2000);
    expect(screen.lines).toEqual([
      '… Checking types (2.0 s) writing 12 of…',
      '… Building projects (2.0 s) ',
    ]);
    types.stop('✓ Checking types (2.0 s)');
    expect(screen.lines).toEqual(['✓ Checking types (2.0 s)', '… Building projects (2.0 s) ']);
    cli.stop('✗ Building projects (2.0 s)');
    board.say('error in app.ts\nerror in main.ts');
    expect(screen.lines).toEqual([
      '✓ Checking types (2.0 s)',
      '✗ Building projects (2.0 s)',
      'error in app.ts',
      'error in main.ts',
      '',
    ]);
  });

  test('what is said meanwhile stands above the steps that go on', () => {
    const screen = new Screen();
    const board = new ProgressBoard(screen);
    board.start('Checking types');
    board.start('Building projects');
    board.say('error in app.ts\nerror in main.ts');
    vi.advanceTimersByTime(1000);
    expect(screen.lines).toEqual([
      'error in app.ts',
      'error in main.ts',
      '… Checking types (1.0 s) ',
      '… Building projects (1.0 s) ',
    ]);
  });

  test('no line is wider than the terminal', () => {
    const screen = new Screen();
    new ProgressBoard(screen).start('A'.repeat(60));
    expect(screen.lines).toEqual([`… ${'A'.repeat(36)}…`]);
  });
});

test('where there is no terminal, each line names its step', () => {
  const lines: string[] = [];
  const board = new ProgressBoard({
    isTTY: false,
    columns: 80,
    write: (text: string) => lines.push(text) > 0,
  });
  const types = board.start('Checking types', () => 'src/a.ts');
  const cli = board.start('Building projects');
  vi.advanceTimersByTime(15_000);
  types.stop('✓ Checking types (15 s)');
  vi.advanceTimersByTime(15_000);
  cli.stop('');
  vi.advanceTimersByTime(60_000);
  expect(lines.join('').split('\n')).toEqual([
    '… Checking types',
    '… Building projects',
    '  … Checking types: 15 s, src/a.ts',
    '  … Building projects: 15 s',
    '✓ Checking types (15 s)',
    '  … Building projects: 30 s',
    '',
  ]);
});
