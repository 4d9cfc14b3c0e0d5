import { useEffect, useRef } from 'react';
import type { ProjectPath } from '../../sandbox/types.ts';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import { keepInAddress, type SharedCode } from './shared-code.ts';

/** How long the reader rests before the address gets the code, in milliseconds: packing takes time, and browsers let an address change only so often. */
const REST = 1000;

/**
 * Tells of each change of the reader's, and puts the code into the address, so that loading the page again does not cost it.
 *
 * @param open files with a tab, in order
 */
export function useKeptCode(
  workbench: Workbench,
  open: readonly ProjectPath[],
  onChange: (code: SharedCode) => void,
): void {
  const isChanged = useRef(false);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const codeNow = () => ({ files: workbench.project.texts, open });
    // The reader is asked to load the page again then, and may do so at once.
    const keepIfOutdated = () => {
      if (isChanged.current && workbench.state.isOutdated) keepInAddress(codeNow());
    };
    const take = () => {
      isChanged.current = true;
      onChange(codeNow());
      keepIfOutdated();
      clearTimeout(rest);
      rest = setTimeout(() => keepInAddress(codeNow()), REST);
    };
    // A file got another name or is gone: its tab follows after the project has told of it.
    if (isChanged.current) take();
    const stopProject = workbench.project.subscribe(take);
    const stopState = workbench.subscribe(keepIfOutdated);
    return () => {
      clearTimeout(rest);
      stopProject();
      stopState();
    };
  }, [workbench, open, onChange]);
}
