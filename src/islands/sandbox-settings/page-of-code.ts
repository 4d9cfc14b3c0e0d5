/** Address of the page about a code of the framework or its compiler; TypeScript's own have none. */
export function pageOfCode(code: string): string | undefined {
  return /^NG\d{3,6}$/.test(code) ? `/errors/${code}` : undefined;
}
