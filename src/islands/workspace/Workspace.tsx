import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import type { ProjectPath } from '../../sandbox/types.ts';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import { adoptStyles } from '../adopt-styles.ts';
import {
  CodeEditor,
  type FileActions,
  FileTabs,
  formatFile,
  type PageOfCode,
} from '../editor/index.ts';
import { EditorKeys } from './EditorKeys.tsx';
import { MessageTabs } from './MessageTabs.tsx';
import { type Placed, PreviewPane, useProjectVersion, useWorkbench } from './preview/index.ts';
import { useIsWide } from './use-is-wide.ts';
import css from './workspace.css?inline';

adoptStyles(css);

interface Props {
  workbench: Workbench;
  /** Files with a tab, in order. */
  files: readonly ProjectPath[];
  active: ProjectPath;
  onSelect: (file: ProjectPath) => void;
  /** What the reader may do with files; without it, files are only edited. */
  actions?: FileActions | undefined;
  pageOfCode: PageOfCode;
  /** Cut from the start of paths in tabs. */
  prefix: string;
  /** Set while the application must not start by itself: starts it. */
  onRun?: (() => void) | undefined;
  /** More buttons beside “Format”. */
  tools?: ReactNode;
  /** Width from which code and preview stand side by side whatever the height is, for places that are never high. */
  wideFrom?: number | undefined;
}

/** Code and what it does: the editor, the preview, the console and the list of problems, side by side or one above the other. */
export function Workspace(props: Props) {
  const { workbench, files, active, onSelect, actions } = props;
  const { pageOfCode, prefix, onRun, tools, wideFrom } = props;
  const state = useWorkbench(workbench);
  useProjectVersion(workbench);
  const root = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(root, wideFrom);
  const panel = useId();
  const [place, setPlace] = useState<Placed>();
  const [complaint, setComplaint] = useState<string>();
  const onPlace = (target: Placed) => {
    if (files.includes(target.file)) onSelect(target.file);
    setPlace({ ...target });
  };
  const ofFile = useMemo(
    () => state.diagnostics.filter(({ file }) => file === active),
    [state.diagnostics, active],
  );
  const text = workbench.project.file(active)?.text ?? '';
  const format = async () => {
    const answer = await formatFile({ file: active, text });
    setComplaint('problem' in answer ? answer.problem : undefined);
    if ('text' in answer) workbench.project.write(active, answer.text);
  };
  return (
    <div ref={root} className="workspace">
      <Group orientation={isWide ? 'horizontal' : 'vertical'} disableCursor>
        <Panel id="code" className="code-pane" minSize="20%">
          <div className="code-bar">
            <FileTabs {...{ files, active, onSelect, panel, actions, prefix }} />
            <div className="code-tools">
              <button type="button" onClick={format}>
                Format
              </button>
              {tools}
            </div>
          </div>
          {complaint && (
            <p className="code-complaint" role="alert">
              {complaint}
            </p>
          )}
          <div
            id={panel}
            role="tabpanel"
            aria-labelledby={`${panel}${active}`}
            className="code-area"
          >
            <CodeEditor
              file={active}
              text={text}
              diagnostics={ofFile}
              onEdit={(file, edited) => workbench.project.write(file, edited)}
              place={place?.file === active ? place : undefined}
              language={workbench.language}
              pageOfCode={pageOfCode}
            />
          </div>
          <EditorKeys />
        </Panel>
        <Separator className="workspace-separator" aria-label="Size of the code" />
        <Panel id="result" className="result-pane" minSize="20%">
          <Group orientation="vertical" disableCursor>
            <Panel id="result-preview" className="result-part" defaultSize="70%" minSize="20%">
              <PreviewPane {...{ workbench, state, pageOfCode, onPlace, onRun }} />
            </Panel>
            <Separator className="workspace-separator" aria-label="Size of the preview" />
            <Panel id="result-messages" className="result-part" minSize="15%">
              <MessageTabs {...{ workbench, state, pageOfCode, onPlace }} />
            </Panel>
          </Group>
        </Panel>
      </Group>
    </div>
  );
}
