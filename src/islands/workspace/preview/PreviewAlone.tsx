import type { Workbench } from '../../../sandbox/workbench/index.ts';
import type { PageOfCode } from '../../editor/index.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { useWorkbench } from './use-workbench.ts';

interface Props {
  workbench: Workbench;
  pageOfCode: PageOfCode;
  /** Set while the application must not start by itself: starts it. */
  onRun?: (() => void) | undefined;
  /** Shows the code, where there is room for it. */
  onShowCode?: (() => void) | undefined;
}

/** What code does, without the code. */
export function PreviewAlone({ workbench, pageOfCode, onRun, onShowCode }: Props) {
  const state = useWorkbench(workbench);
  return (
    <div className="workspace preview-alone">
      <PreviewPane {...{ workbench, state, pageOfCode, onRun, onShowCode }} />
    </div>
  );
}
