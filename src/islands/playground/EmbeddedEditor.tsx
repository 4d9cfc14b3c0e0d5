import { useEffect } from 'react';
import type { ProjectPath } from '../../sandbox/types.ts';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import { focusCode } from '../editor/index.ts';
import { pageOfCode } from '../sandbox-settings/index.ts';
import { useTabs, Workspace } from '../workspace/index.ts';

/** From this width on, code and preview stand side by side: frames in articles are wide rather than high. */
const COLUMNS_FROM = 640;

interface Props {
  workbench: Workbench;
  /** Files with a tab, in order. */
  open: readonly ProjectPath[];
  /** Set while the code must not run by itself: runs it. */
  onRun: (() => void) | undefined;
  /** Whether the reader has asked for the code just now, and goes on there. */
  hasFocus?: boolean;
}

/** Code and what it does, in a frame. */
export default function EmbeddedEditor({ workbench, open, onRun, hasFocus }: Props) {
  const tabs = useTabs(open);
  useEffect(() => {
    if (hasFocus) focusCode(document.body);
  }, [hasFocus]);
  return (
    <Workspace
      {...{ workbench, pageOfCode, onRun }}
      {...tabs}
      prefix="/src/"
      columnsFrom={COLUMNS_FROM}
    />
  );
}
