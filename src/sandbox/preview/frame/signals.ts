/** The part of a signal's state that is read here; see `@angular/core/primitives/signals`. */
interface SignalNode {
  readonly kind?: unknown;
  readonly value?: unknown;
}

const LABELS: Readonly<Record<string, string>> = {
  signal: 'Signal',
  computed: 'Computed',
  linkedSignal: 'LinkedSignal',
  input: 'Input',
};

/** What a signal holds. */
export interface SignalState {
  readonly label: string;
  /** False for a computed signal that nothing has read yet, or that threw. */
  readonly hasValue: boolean;
  readonly value: unknown;
}

/**
 * Looks into a signal without calling it: a call would run a computation, and an effect that prints
 * a signal would start to depend on it.
 *
 * @returns undefined for other functions
 */
export function signalState(value: object): SignalState | undefined {
  const key = Object.getOwnPropertySymbols(value).find(
    ({ description }) => description === 'SIGNAL',
  );
  const node = key && (Object.getOwnPropertyDescriptor(value, key)?.value as SignalNode);
  if (typeof node !== 'object' || node === null || !('value' in node)) return undefined;
  // Angular marks values that are not known by symbols of its own.
  const { value: held, kind } = node;
  const isMark =
    typeof held === 'symbol' && /^(?:UNSET|COMPUTING|ERRORED)$/.test(held.description ?? '');
  return { label: LABELS[String(kind)] ?? 'Signal', hasValue: !isMark, value: held };
}
