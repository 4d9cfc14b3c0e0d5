import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { placeOf } from '../../sandbox/project/index.ts';
import type { ProjectPath } from '../../sandbox/types.ts';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import { adoptStyles } from '../adopt-styles.ts';
import {
  CodeEditor,
  type FileActions,
  FileTabs,
  type PageOfCode,
  tabId,
  useFormat,
} from '../editor/index.ts';
import { onDemand } from '../on-demand.tsx';
import { EditorKeys } from './EditorKeys.tsx';
import stripCss from './file-strip.css?inline';
import { MessageTabs } from './MessageTabs.tsx';
import type { WayOut } from './missing-packages.ts';
import { type Part, PartSwitch, partsOf } from './PartSwitch.tsx';
import partsCss from './parts.css?inline';
import { type Placed, PreviewPane, useProjectVersion, useWorkbench } from './preview/index.ts';
import { useArrangement } from './use-arrangement.ts';
import { useSkipLink } from './use-skip-link.ts';
import { useTreeOpen } from './use-tree-open.ts';
import css from './workspace.css?inline';

adoptStyles(css);
adoptStyles(partsCss);
adoptStyles(stripCss);

// Most projects are edited in their tabs.
const FileTree = onDemand(() => import('./file-tree/index.ts'), 'The list of files');

/** The text of a page that shows either it or the workspace. */
export interface PageText {
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  /** Where the switch between the parts stands. */
  readonly switchPlace: Element;
}

interface Props {
  workbench: Workbench;
  /** Files with a tab, in order. */
  files: readonly ProjectPath[];
  active: ProjectPath;
  /** Shows a file, which gets a tab if it has none. */
  onSelect: (file: ProjectPath) => void;
  /** Takes a file's tab away. */
  onClose?: ((file: ProjectPath) => void) | undefined;
  /** What the reader may do with files; without it, files are only edited. */
  actions?: FileActions | undefined;
  pageOfCode: PageOfCode;
  /** Cut from the start of paths in tabs. */
  prefix: string;
  /** Set while the application must not start by itself: starts it. */
  onRun?: (() => void) | undefined;
  /** Where a project goes on that needs packages which are not here. */
  wayOut?: WayOut | undefined;
  /** More buttons beside “Format”. */
  tools?: ReactNode;
  /**
   * Width from which code and preview stand side by side, for places that are wide rather than
   * high.
   */
  columnsFrom?: number | undefined;
  /** Set where the page has no room for its text beside the workspace. */
  text?: PageText | undefined;
}

/**
 * Code and what it does: the editor, the preview, the console and the list of problems, side by
 * side, one above the other, or one at a time. Its height is that of its place in the page, and
 * never depends on the code.
 */
export function Workspace(props: Props) {
  const { workbench, files, active, onSelect, onClose, actions } = props;
  const { pageOfCode, prefix, onRun, wayOut, tools, columnsFrom, text } = props;
  const state = useWorkbench(workbench);
  useProjectVersion(workbench);
  const root = useRef<HTMLDivElement>(null);
  const arrangement = useArrangement(root, columnsFrom);
  const [part, setPart] = useState<Part>('code');
  const panel = useId();
  const body = useRef<HTMLDivElement>(null);
  const [isTreeOpen, setTreeOpen] = useTreeOpen(body, onRun !== undefined);
  const showPart = (wanted: Part) => {
    text?.onShow(wanted === 'text');
    if (wanted !== 'text') setPart(wanted);
  };
  useSkipLink(root, () => showPart('code'));
  const [place, setPlace] = useState<Placed>();
  const { complaint, format } = useFormat(workbench.project, active);
  const onPlace = (target: Placed) => {
    if (workbench.project.file(target.file)) onSelect(target.file);
    showPart('code');
    setPlace({ ...target });
  };
  const [asked, setAsked] = useState(0);
  const onProblems = () => {
    showPart('messages');
    setAsked(asked + 1);
  };
  const ofFile = useMemo(
    () => state.diagnostics.filter(({ file }) => file === active),
    [state.diagnostics, active],
  );
  const all = workbench.project.files.map(({ path }) => path);
  const code = workbench.project.file(active)?.text ?? '';
  const parts = partsOf(arrangement, text !== undefined);
  const partInSight = partIn(parts, part);
  // The lines between parts that are not shown take clicks all the same: the library asks where they are, not whether they can be seen.
  const isCodeAlone = parts.includes('preview') && partInSight === 'code';
  const partSwitch = parts.length > 1 && (
    <PartSwitch
      parts={parts}
      shown={text?.isShown ? 'text' : partInSight}
      onShow={showPart}
      problems={state.diagnostics.length}
      isTogether={!parts.includes('preview')}
    />
  );
  return (
    <div ref={root} className="workspace" data-arrangement={arrangement} data-part={partInSight}>
      {text ? createPortal(partSwitch, text.switchPlace) : partSwitch}
      <Group
        className="workspace-parts"
        orientation={arrangement === 'columns' ? 'horizontal' : 'vertical'}
        disableCursor
        disabled={parts.includes('preview')}
      >
        <Panel id={`${panel}code`} data-holds="code" className="code-pane" minSize="20%">
          <div className="code-bar">
            <FileTabs
              {...{ files, active, onSelect, onClose, panel, prefix }}
              actions={isTreeOpen ? undefined : actions}
            >
              <button
                type="button"
                className="files-button"
                aria-expanded={isTreeOpen}
                aria-controls={isTreeOpen ? `${panel}tree` : undefined}
                onClick={() => setTreeOpen(!isTreeOpen)}
              >
                Files ({all.length})
              </button>
            </FileTabs>
            <div className="code-tools">
              <button
                type="button"
                onClick={format}
                // Who clicks goes on typing where the cursor is.
                onMouseDown={(event) => event.preventDefault()}
              >
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
          <div ref={body} className="code-body">
            {isTreeOpen && (
              <div id={`${panel}tree`} className="file-tree-place">
                <FileTree
                  {...{ active, actions, prefix, panel }}
                  id={`${panel}file`}
                  files={all}
                  onOpen={onSelect}
                />
              </div>
            )}
            <div
              id={panel}
              role="tabpanel"
              aria-labelledby={tabId(panel, active)}
              className="code-area"
            >
              <CodeEditor
                file={active}
                text={code}
                diagnostics={ofFile}
                onEdit={(file, edited) => workbench.project.write(file, edited)}
                place={place?.file === active ? place : undefined}
                language={workbench.language}
                onOpen={(file, offset) => onPlace(placeOf(workbench.project, file, offset))}
                onEditOthers={(edits) => workbench.project.edit(edits)}
                onFormat={format}
                pageOfCode={pageOfCode}
              />
            </div>
          </div>
          <EditorKeys />
        </Panel>
        <Separator
          className="workspace-separator workspace-divider"
          aria-label="Size of the code"
        />
        <Panel id={`${panel}result`} data-holds="result" className="result-pane" minSize="20%">
          <Group
            orientation="vertical"
            disableCursor
            disabled={isCodeAlone || parts.includes('messages')}
          >
            <Panel
              id={`${panel}preview`}
              data-holds="preview"
              className="result-part"
              defaultSize="74%"
              minSize="20%"
            >
              <PreviewPane {...{ workbench, state, pageOfCode, onPlace, onProblems, onRun }} />
            </Panel>
            <Separator className="workspace-separator" aria-label="Size of the preview" />
            <Panel
              id={`${panel}messages`}
              data-holds="messages"
              className="result-part"
              minSize="15%"
            >
              <MessageTabs {...{ workbench, state, pageOfCode, onPlace, wayOut, asked }} />
            </Panel>
          </Group>
        </Panel>
      </Group>
    </div>
  );
}

/** The part that is shown: without one of its own, what was chosen is in another. */
function partIn(parts: readonly Part[], chosen: Part): Part {
  if (parts.includes(chosen)) return chosen;
  return parts.includes('preview') ? 'preview' : 'code';
}
