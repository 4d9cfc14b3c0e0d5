/** A code of an error as consoles, editors and test runners print it: `NG0203`, `ng203`, `NG-0203`, `-998001` (the compiler's, for the language service), `0100`. */
const forms = [
  /\bNG-?(\d{1,6})\b/i,
  /(?:^|\D)-99(\d{4,5})\b/,
  /^\s*-?(0?\d{3,5})\s*$/,
  /\b(0\d{3,5})\b/,
];

/** Run-time codes have a zero before them, those of the compiler have none. */
const firstCompilerCode = 1000;

/**
 * The error code that a query has, in the form of its page: `NG0203`, `NG8001`.
 *
 * @returns undefined where there is none
 */
export function errorCodeIn(query: string): string | undefined {
  for (const form of forms) {
    const digits = form.exec(query)?.[1];
    if (digits === undefined) continue;
    const number = Number(digits);
    if (digits.startsWith('0') || number < firstCompilerCode) {
      return `NG0${String(number).padStart(3, '0')}`;
    }
    return `NG${number}`;
  }
  return undefined;
}
