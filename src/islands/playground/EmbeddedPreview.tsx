import type { Workbench } from '../../sandbox/workbench/index.ts';
import { pageOfCode } from '../sandbox-settings/index.ts';
import { PreviewAlone } from '../workspace/preview/index.ts';

interface Props {
  workbench: Workbench;
  /** Set while the code must not run by itself: runs it. */
  onRun: (() => void) | undefined;
  /** Shows the code beside it, where there is room. */
  onShowCode?: (() => void) | undefined;
}

/** What code does, in a frame. */
export default function EmbeddedPreview({ workbench, onRun, onShowCode }: Props) {
  return <PreviewAlone {...{ workbench, pageOfCode, onRun, onShowCode }} />;
}
