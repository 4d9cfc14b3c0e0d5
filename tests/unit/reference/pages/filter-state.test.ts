import { expect, test } from 'vitest';
import {
  type FilterState,
  initialState,
  matches,
  searchWith,
  stateFrom,
  statusBits,
} from '../../../../src/islands/api-list/filter-state.ts';

const types = ['pipe', 'undecorated_class'];

test('the state of an address comes back', () => {
  const state: FilterState = { query: 'date', type: 'pipe', status: 8 };
  expect(searchWith('', state)).toBe('?query=date&type=pipe&status=8');
  expect(stateFrom(searchWith('', state), types)).toEqual(state);
});

test('what is as at the start is not written, and other parameters stay', () => {
  expect(searchWith('?search=x&type=pipe', initialState)).toBe('?search=x');
  expect(searchWith('?type=pipe', initialState)).toBe('');
});

test.each(['?type=nothing', '?status=many', '?status=-1', '?status=99', '?status=1.5', '?status='])(
  '%s is as if it were missing',
  (search) => {
    expect(stateFrom(search, types)).toEqual(initialState);
  },
);

test('no status at all is a state of its own', () => {
  expect(stateFrom('?status=0', types).status).toBe(0);
});

test.each([
  ['its name has the text, in any case', { query: 'DATE' }, true],
  ['its name lacks the text', { query: 'time' }, false],
  ['it is of the type', { type: 'pipe' }, true],
  ['it is of another type', { type: 'enum' }, false],
  ['one of its marks is chosen', { status: statusBits.experimental }, true],
  ['none of its marks is chosen', { status: statusBits.stable }, false],
  ['nothing is chosen', { status: 0 }, false],
])('an entry is judged: %s', (_what, change, shown) => {
  const entry = {
    name: 'datepipe',
    type: 'pipe',
    marks: statusBits.experimental | statusBits.deprecated,
  };
  expect(matches(entry, { ...initialState, status: 15, ...change })).toBe(shown);
});
