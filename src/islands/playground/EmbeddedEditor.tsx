import { useState } from 'react';
import type { ProjectPath } from '../../sandbox/types.ts';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import { pageOfCode } from '../sandbox-settings/index.ts';
import { Workspace } from '../workspace/index.ts';

/** From this width on, code and preview stand side by side: frames in articles are wide rather than high. */
const WIDE_FROM = 640;

interface Props {
  workbench: Workbench;
  /** Files with a tab, in order. */
  open: readonly ProjectPath[];
  /** Set while the code must not run by itself: runs it. */
  onRun: (() => void) | undefined;
}

/** Code and what it does, in a frame. */
export default function EmbeddedEditor({ workbench, open, onRun }: Props) {
  const [active, setActive] = useState(open[0] as ProjectPath);
  return (
    <Workspace
      {...{ workbench, active, pageOfCode, onRun }}
      files={open}
      onSelect={setActive}
      prefix="/src/"
      wideFrom={WIDE_FROM}
    />
  );
}
