/** What the reader wants to see of the list. */
export interface FilterState {
  /** Part of a name. */
  readonly query: string;
  /** Kind of entry, such as `pipe`; empty for all. */
  readonly type: string;
  /** Sum of the bits of the chosen marks. */
  readonly status: number;
}

/** Bits of marks, in the order of the chips. Stable is what has none of the others. */
export const statusBits = {
  stable: 1,
  developerPreview: 2,
  experimental: 4,
  deprecated: 8,
} as const;

/** All but deprecated. */
export const initialState: FilterState = { query: '', type: '', status: 7 };

const allBits = 15;

/** Reads the state from the query of an address; what makes no sense there is as if it were missing. */
export function stateFrom(search: string, types: readonly string[]): FilterState {
  const parameters = new URLSearchParams(search);
  // An empty text would be the number 0, which shows nothing.
  const status = Number(parameters.get('status')?.trim() || Number.NaN);
  const type = parameters.get('type') ?? '';
  return {
    query: parameters.get('query') ?? '',
    type: types.includes(type) ? type : '',
    status:
      Number.isInteger(status) && status >= 0 && status <= allBits ? status : initialState.status,
  };
}

/** Writes the state into the query of an address; other parameters stay, and what is as at the start is left out. */
export function searchWith(search: string, state: FilterState): string {
  const parameters = new URLSearchParams(search);
  for (const key of ['query', 'type', 'status'] as const) {
    if (state[key] === initialState[key]) parameters.delete(key);
    else parameters.set(key, String(state[key]));
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Whether an entry is shown. */
export function matches(
  entry: { readonly name: string; readonly type: string; readonly marks: number },
  state: FilterState,
): boolean {
  return (
    (entry.marks & state.status) !== 0 &&
    (state.type === '' || entry.type === state.type) &&
    entry.name.includes(state.query.trim().toLowerCase())
  );
}
