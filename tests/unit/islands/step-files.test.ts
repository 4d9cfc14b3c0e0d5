import { describe, expect, test } from 'vitest';
import {
  bringBack,
  changesOf,
  isEdited,
  merge,
  reset,
  reveal,
  startOf,
} from '../../../src/islands/tutorial/step-files.ts';

const source = {
  files: { '/src/a.ts': 'start', '/src/b.ts': 'same' },
  answer: { files: { '/src/a.ts': 'answer', '/src/c.ts': 'new' } },
} as const;
const start = startOf(source);
const mine = { ...start, files: { ...start.files, '/src/a.ts': 'mine' } };

describe('the files of a step', () => {
  test('are its own at the start, and not edited', () => {
    expect(start).toEqual({ files: source.files, isAnswer: false });
    expect(isEdited(start, source)).toBe(false);
    expect(isEdited(mine, source)).toBe(true);
  });

  test('become the answer, with the files that it adds', () => {
    const answer = { '/src/a.ts': 'answer', '/src/b.ts': 'same', '/src/c.ts': 'new' };
    expect(reveal(start, source)).toEqual({ files: answer, isAnswer: true });
    expect(isEdited(reveal(start, source), source)).toBe(false);
  });

  test('of the reader are kept when the answer is revealed, and when the step is reset after it', () => {
    const revealed = reveal(mine, source);
    expect(revealed.kept).toEqual(mine.files);
    const again = reset(revealed, source);
    expect(again).toEqual({ ...start, kept: mine.files });
    expect(bringBack(again, source)).toEqual(mine);
  });

  test('of the reader are kept when they are reset', () => {
    expect(bringBack(reset(mine, source), source)).toEqual(mine);
  });

  test('that are brought back change places with what was edited meanwhile', () => {
    const revealed = reveal(mine, source);
    const edited = { ...revealed, files: { ...revealed.files, '/src/a.ts': 'answer, changed' } };
    const back = bringBack(edited, source);
    expect(back.files).toEqual(mine.files);
    expect(back.kept).toEqual(edited.files);
  });

  test('that nobody changed push nothing out', () => {
    expect(reset(start, source)).toEqual(start);
    expect(bringBack(start, source)).toBe(start);
    expect(reset(reveal(mine, source), source).kept).toEqual(mine.files);
  });

  test('are stored as what differs from the start', () => {
    expect(changesOf(mine.files, source)).toEqual({ '/src/a.ts': 'mine' });
    expect(changesOf(start.files, source)).toEqual({});
  });
});

describe('a step that two tabs edit', () => {
  const theirs = { ...start, files: { ...start.files, '/src/b.ts': 'theirs' } };
  const later = { ...start, files: { ...start.files, '/src/a.ts': 'mine, later' } };

  test('is that of the other tab where this one has nothing new', () => {
    expect(merge(mine, mine.files, later, source)).toEqual({ state: later, isConflict: false });
    expect(merge(start, start.files, theirs, source).state).toEqual(theirs);
  });

  test('stays where the other tab has nothing new', () => {
    expect(merge(later, mine.files, mine, source)).toEqual({ state: later, isConflict: false });
  });

  test('keeps the files of both where both have something new', () => {
    expect(merge(mine, start.files, theirs, source)).toEqual({
      state: { ...mine, kept: theirs.files },
      isConflict: true,
    });
  });

  test('keeps what the other tab has kept where that one went back to the start', () => {
    const { state } = merge(later, mine.files, reset(mine, source), source);
    expect(state).toEqual({ ...later, kept: mine.files });
  });
});
