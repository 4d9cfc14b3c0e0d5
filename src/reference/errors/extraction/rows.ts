import type { ErrorCode, ErrorMessage, InProduction } from '../types.ts';
import { distinct, kinds } from './find-messages.ts';

/** A code as one package has it. */
export interface Row {
  readonly package: string;
  readonly name: string;
  readonly number: number;
  readonly hasGuide: boolean;
  readonly description: string | undefined;
  readonly messages: readonly ErrorMessage[];
  readonly production: readonly InProduction[];
}

/** Rows by package and name. */
export type Rows = Map<string, Row>;

/** What one place of a package says about a code. */
export interface Found {
  readonly package: string;
  readonly name: string;
  /** The number with its sign. */
  readonly value: number;
  readonly description?: string | undefined;
  readonly messages?: readonly ErrorMessage[];
  /** What production prints at the place, if it reports the code. */
  readonly production?: readonly InProduction[];
}

/** Adds to the row of a code what was found; returns what contradicts it. */
export function addRow(rows: Rows, found: Found): string[] {
  const key = `${found.package} ${found.name}`;
  const number = Math.abs(found.value);
  const row = rows.get(key);
  if (row && row.number !== number) {
    return [`${key} is ${row.number} in one place and ${number} in another.`];
  }
  rows.set(key, {
    package: found.package,
    name: found.name,
    number,
    // The framework's own mark for codes that have a page: a negative number.
    hasGuide: found.value < 0,
    description: row?.description ?? found.description,
    messages: [...(row?.messages ?? []), ...(found.messages ?? [])],
    production: [...(row?.production ?? []), ...(found.production ?? [])],
  });
  return [];
}

/** Code of a runtime error, as the framework prints it. */
export function runtimeCode(number: number): string {
  return `NG0${number}`;
}

/** One entry for the same code in several packages. */
export function mergeRows(rows: readonly Row[]): ErrorCode[] {
  const groups = Map.groupBy(rows, ({ number, name }) => `${number} ${name}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const description = group.find((row) => row.description)?.description;
    return {
      code: runtimeCode(first.number),
      number: first.number,
      name: first.name,
      kind: 'runtime' as const,
      packages: group.map((row) => row.package).sort(),
      messages: distinct(group.flatMap(({ messages }) => messages)),
      production: kinds(group),
      ...(description && { description }),
      hasGuide: group.some(({ hasGuide }) => hasGuide),
    };
  });
}
