import { useCallback, useEffect, useRef, useState } from 'react';
import type { WorkbenchState } from '../../sandbox/workbench/index.ts';

/**
 * Which tab of messages is open. The console opens by itself when the application throws and the
 * compiler finds nothing wrong. The list of problems comes back when the compiler then does find
 * something, which is likely the cause, or when the console is empty again because the error was
 * corrected. A console that the reader has used stays open.
 *
 * @param asked how often the reader has asked for the list of problems, which opens it
 */
export function useConsoleOnError(
  { error, diagnostics, console: lines }: WorkbenchState,
  tabs: { readonly problems: string; readonly console: string },
  asked: number,
) {
  const [selectedId, setSelectedId] = useState<string | null | undefined>();
  /** Whether the console is open without the reader's wish. */
  const isAutomatic = useRef(false);
  const selected = useRef(selectedId);
  selected.current = selectedId;
  const hasProblems = diagnostics.length > 0;
  const isEmpty = !error && lines.length === 0;
  useEffect(() => {
    if (error && !hasProblems) {
      // A console that the reader keeps open stays theirs at the next error.
      if (selected.current !== tabs.console) isAutomatic.current = true;
      setSelectedId(tabs.console);
    } else if ((hasProblems || isEmpty) && isAutomatic.current) {
      isAutomatic.current = false;
      setSelectedId(tabs.problems);
    }
  }, [error, hasProblems, isEmpty, tabs.console, tabs.problems]);
  useEffect(() => {
    if (asked === 0) return;
    isAutomatic.current = false;
    setSelectedId(tabs.problems);
  }, [asked, tabs.problems]);
  /** The reader uses the console: it stays open. */
  const keepOpen = useCallback(() => {
    isAutomatic.current = false;
  }, []);
  return {
    selectedId,
    setSelectedId: (id: string | null | undefined) => {
      keepOpen();
      setSelectedId(id);
    },
    keepOpen,
  };
}
