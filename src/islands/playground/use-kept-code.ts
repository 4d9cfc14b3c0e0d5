import { useEffect, useRef } from 'react';
import type { ProjectPath } from '../../sandbox/types.ts';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import { Autosave } from '../autosave/index.ts';
import type { DeletedFile } from './kept-work.ts';
import { keepInAddress } from './shared-code.ts';
import type { Opened } from './use-opened-code.ts';

/** What to keep, and where. */
interface Kept {
  readonly workbench: Workbench;
  readonly opened: Opened;
  /** Files with a tab, in order. */
  readonly open: readonly ProjectPath[];
  /** Files that the reader has deleted, the newest last. */
  readonly deleted: readonly DeletedFile[];
  /** Is told where neither the browser nor the address keeps the code. */
  readonly onRefused: () => void;
}

/**
 * Keeps what the reader makes of the code: in the browser, from where it is opened again at once, and in the address, where it is
 * short enough for one.
 */
export function useKeptCode(kept: Kept): void {
  const now = useRef(kept);
  now.current = kept;
  const autosave = useRef<Autosave>(undefined);
  const isChanged = useRef(false);
  const { workbench, opened, open, deleted } = kept;
  const { slot } = opened;
  useEffect(() => {
    const saving = new Autosave((isLeaving) => {
      const { opened, open, deleted, onRefused } = now.current;
      const code = { files: workbench.project.texts, open };
      // An address that changes while the page goes is not the one that comes back.
      const isInAddress = !isLeaving && slot.hasAddress && keepInAddress(code) !== undefined;
      if (isInAddress) slot.takeAddress();
      if (!slot.save(code, { ...opened, deleted }) && !isInAddress && !isLeaving) onRefused();
    });
    autosave.current = saving;
    const stop = workbench.project.subscribe(() => {
      isChanged.current = true;
      saving.changed();
    });
    return () => {
      stop();
      saving.dispose();
      slot.close();
    };
  }, [workbench, slot]);
  // A file got another name or is gone: its tab follows after the project has told of it.
  useEffect(() => {
    if (isChanged.current) autosave.current?.changed();
  }, [open, deleted]);
}
