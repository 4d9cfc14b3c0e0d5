import type { Diagnostic } from '../../sandbox/types.ts';

/** Where a project goes on that needs what is not here. */
export interface WayOut {
  /** Text of the button. */
  readonly label: string;
  readonly take: () => void;
}

/**
 * Names of packages that code imports and that only a project elsewhere can have, each once, in
 * their order.
 */
export function missingPackages(diagnostics: readonly Diagnostic[]): readonly string[] {
  return [...new Set(diagnostics.flatMap(({ missingPackage }) => missingPackage ?? []))];
}

/** Names as they stand in a sentence. */
export function namesInText(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}
