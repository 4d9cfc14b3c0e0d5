import type { ErrorCode } from '../types.ts';

/** What should never be in a text that came through a reader of syntax trees. */
const leftovers = [/\\[nrt'"`u]/, /\$\{/, /\bngDevMode\b/, /\[object /];

/** Mistakes of the extraction that would show on pages. */
export function textProblems(codes: readonly ErrorCode[]): string[] {
  return codes.flatMap(({ code, name, messages, description = '' }) =>
    [...messages.map(({ text }) => text), description]
      .filter((text) => leftovers.some((pattern) => pattern.test(text)))
      .map((text) => `${code} ${name} has leftovers of code in its text: ${text}`),
  );
}
