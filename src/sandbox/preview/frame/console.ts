import { tableOf } from './console-table.ts';
import { type Level, Printer } from './printer.ts';
import type { Send } from './send.ts';
import { textOfArguments } from './text-of.ts';

type Method = (...values: unknown[]) => unknown;
type Methods = Record<string, Method>;

/** Ways to print that differ in nothing but their level. */
const LEVELS: Readonly<Record<string, Level>> = {
  debug: 'debug',
  log: 'log',
  info: 'info',
  warn: 'warn',
  error: 'error',
  dirxml: 'log',
};

/**
 * Sends what the application prints to the page. The browser's own console still gets it.
 *
 * @param onFrameworkError is told of the errors that the framework prints
 */
export function captureConsole(send: Send, onFrameworkError: (thrown: unknown) => void): Printer {
  const printer = new Printer(send);
  const methods = { ...plainMethods(printer, onFrameworkError), ...otherMethods(printer) };
  for (const [name, print] of Object.entries(methods)) {
    const browserConsole = console as unknown as Methods;
    const own = browserConsole[name]?.bind(console);
    browserConsole[name] = (...values) => {
      // A flood of lines freezes the developer tools as well.
      if (print(...values) !== false) own?.(...values);
    };
  }
  return printer;
}

function plainMethods(printer: Printer, onFrameworkError: (thrown: unknown) => void): Methods {
  const methods: Methods = {};
  for (const [name, level] of Object.entries(LEVELS)) {
    methods[name] = (...values) => {
      const [first, second] = values;
      const isPrinted = printer.print(level, values, level === 'error' ? { hasCalls: true } : {});
      if (level === 'error' && first === 'ERROR' && isFromFramework(second))
        onFrameworkError(second);
      return isPrinted;
    };
  }
  return methods;
}

/** Whether the framework's error handler prints this: an application may print "ERROR" itself. */
function isFromFramework(thrown: unknown): boolean {
  return thrown instanceof Error || /\bhandleError\b/.test(new Error().stack ?? '');
}

const seconds = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds.toFixed(1)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;

/** Most counters and timers that are kept, whatever the application names them. */
const MOST_LABELS = 1000;

function otherMethods(printer: Printer): Methods {
  const counts = new Map<string, number>();
  const starts = new Map<string, number>();
  const labelOf = (label: unknown) => (label === undefined ? 'default' : String(label));
  const openGroup = (kind: 'group' | 'closed-group', values: unknown[]) => {
    const isPrinted = printer.print('log', values.length > 0 ? values : ['Group'], { kind });
    printer.openGroup();
    return isPrinted;
  };
  const sinceStart = (label: string, values: readonly unknown[]) => {
    const start = starts.get(label);
    if (start === undefined) return printer.print('warn', [`There is no timer "${label}".`]);
    return printer.print('log', [`${label}: ${seconds(performance.now() - start)}`, ...values]);
  };
  return {
    dir: (value) => printer.print('log', [value]),
    table: (data, columns) => {
      const table = tableOf(data, columns);
      return printer.print('log', [data], table && { table });
    },
    trace: (...values) =>
      printer.print('log', [`Trace: ${textOfArguments(values)}`], { hasCalls: true }),
    assert: (condition, ...values) =>
      condition ? undefined : printer.print('error', failedAssertion(values), { hasCalls: true }),
    clear: () => {
      printer.closeAllGroups();
      return printer.print('info', ['The application cleared the console.'], { kind: 'clear' });
    },
    count: (given) => {
      const label = labelOf(given);
      const count = (counts.get(label) ?? 0) + 1;
      if (counts.size < MOST_LABELS || counts.has(label)) counts.set(label, count);
      return printer.print('log', [`${label}: ${count}`]);
    },
    countReset: (label) => {
      counts.delete(labelOf(label));
    },
    group: (...values) => openGroup('group', values),
    groupCollapsed: (...values) => openGroup('closed-group', values),
    groupEnd: () => printer.closeGroup(),
    time: (given) => {
      const label = labelOf(given);
      if (starts.has(label)) return printer.print('warn', [`The timer "${label}" runs already.`]);
      if (starts.size < MOST_LABELS) starts.set(label, performance.now());
      return undefined;
    },
    timeLog: (label, ...values) => sinceStart(labelOf(label), values),
    timeEnd: (given) => {
      const label = labelOf(given);
      const isPrinted = sinceStart(label, []);
      starts.delete(label);
      return isPrinted;
    },
  };
}

/** An assertion's arguments; placeholders of a text stay at its start. */
function failedAssertion([first, ...rest]: unknown[]): unknown[] {
  return typeof first === 'string'
    ? [`Assertion failed: ${first}`, ...rest]
    : ['Assertion failed:', ...(first === undefined ? [] : [first]), ...rest];
}
