import { useEffect, useRef, useState } from 'react';
import type { WorkbenchState } from '../../sandbox/workbench/index.ts';

/**
 * Which tab of messages is open. The console opens by itself when the application throws and the
 * compiler finds nothing wrong. When the compiler then does find something, which is likely the
 * cause, the list of problems comes back.
 *
 * @param asked how often the reader has asked for the list of problems, which opens it
 */
export function useConsoleOnError(
  { error, diagnostics }: WorkbenchState,
  tabs: { readonly problems: string; readonly console: string },
  asked: number,
) {
  const [selectedId, setSelectedId] = useState<string | null | undefined>();
  /** Whether the console is open without the reader's wish. */
  const isAutomatic = useRef(false);
  const hasProblems = diagnostics.length > 0;
  useEffect(() => {
    if (error && !hasProblems) {
      isAutomatic.current = true;
      setSelectedId(tabs.console);
    } else if (hasProblems && isAutomatic.current) {
      isAutomatic.current = false;
      setSelectedId(tabs.problems);
    }
  }, [error, hasProblems, tabs.console, tabs.problems]);
  useEffect(() => {
    if (asked === 0) return;
    isAutomatic.current = false;
    setSelectedId(tabs.problems);
  }, [asked, tabs.problems]);
  return {
    selectedId,
    setSelectedId: (id: string | null | undefined) => {
      isAutomatic.current = false;
      setSelectedId(id);
    },
  };
}
