import { Tab, TabList, TabProvider } from '@ariakit/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ProjectPath } from '../../sandbox/types.ts';
import { FileActionBar, type FileActions, type Naming } from './FileActionBar.tsx';
import { focusCode } from './focus-code.ts';

interface Props {
  files: readonly ProjectPath[];
  active: ProjectPath;
  onSelect: (file: ProjectPath) => void;
  /** Takes a tab away; without it, tabs stay. The last one stays anyway. */
  onClose?: ((file: ProjectPath) => void) | undefined;
  /** Id of the element with the editor. */
  panel: string;
  /** Without them, files are only chosen. */
  actions?: FileActions | undefined;
  /** What is cut from the start of each path, since it says nothing. */
  prefix: string;
  /** Stands before the tabs. */
  children?: ReactNode;
}

/** Id of a file's tab. A name may have spaces, which an id can't have. */
export function tabId(panel: string, file: ProjectPath): string {
  return `${panel}${encodeURIComponent(file)}`;
}

/** A path as tabs show it. */
export function shortName(file: ProjectPath, prefix: string): string {
  return file.startsWith(prefix) ? file.slice(prefix.length) : file.slice(1);
}

/** The open files above an editor; arrow keys move between them, the Delete key closes one, and who clicks goes on in the code. */
export function FileTabs(props: Props) {
  const { files, active, onSelect, panel, actions, prefix, children } = props;
  const [naming, setNaming] = useState<Naming>();
  const list = useRef<HTMLDivElement>(null);
  const nameOf = (file: ProjectPath) => shortName(file, prefix);
  const onClose = files.length > 1 ? props.onClose : undefined;
  const shown = useRef(active);
  shown.current = active;
  const focusTab = () => document.getElementById(tabId(panel, shown.current))?.focus();
  useLayoutEffect(() => {
    // Once the tab of the file is the selected one.
    if (list.current && active && files) reveal(list.current, tabId(panel, active));
  }, [active, files, panel]);
  const close = (file: ProjectPath) => {
    onClose?.(file);
    requestAnimationFrame(focusTab);
  };
  return (
    <div className="file-tabs">
      <div className="file-strip">
        {children}
        <TabProvider
          selectedId={tabId(panel, active)}
          setSelectedId={(id) => {
            const file = files.find((path) => tabId(panel, path) === id);
            if (file) onSelect(file);
          }}
        >
          <TabList ref={list} className="file-tab-list" aria-label="Files">
            {files.map((file) => (
              <Tab
                key={file}
                id={tabId(panel, file)}
                className="file-tab"
                aria-controls={panel}
                {...(onClose && { 'aria-keyshortcuts': 'Delete' })}
                onClick={({ nativeEvent }) => isByMouse(nativeEvent) && focusCode(panelOf(panel))}
                onKeyDown={({ key }) => key === 'Delete' && onClose && close(file)}
                onAuxClick={({ button }) => button === 1 && onClose && close(file)}
              >
                {nameOf(file)}
                {onClose && (
                  // For the mouse: a tab can't have a button in it. The button after the tabs is for everybody.
                  <span
                    className="file-tab-close"
                    aria-hidden="true"
                    onClick={(event) => {
                      event.stopPropagation();
                      close(file);
                    }}
                  />
                )}
              </Tab>
            ))}
          </TabList>
        </TabProvider>
        {onClose && (
          <button type="button" className="file-close" onClick={() => close(active)}>
            Close {nameOf(active)}
          </button>
        )}
      </div>
      {actions && (
        <FileActionBar
          {...{ actions, nameOf, naming, setNaming }}
          file={active}
          folder=""
          onDone={(what) => (what === 'added' ? focusCode(panelOf(panel)) : focusTab())}
        />
      )}
    </div>
  );
}

const panelOf = (id: string) => document.getElementById(id);

/** Keys and screen readers go on in the tabs. A finger may only want to read, and would get the keyboard of the phone. */
const isByMouse = (click: Event) => click instanceof PointerEvent && click.pointerType === 'mouse';

/** Scrolls the bar of tabs, and nothing around it, until a tab is in view. */
function reveal(list: HTMLElement, id: string): void {
  const tab = document.getElementById(id);
  for (let box: Element | null = list; tab && box; box = box.parentElement) {
    const { left, right } = tab.getBoundingClientRect();
    const view = box.getBoundingClientRect();
    if (box.scrollWidth > box.clientWidth) {
      if (left < view.left) box.scrollLeft -= view.left - left;
      else if (right > view.right) box.scrollLeft += right - view.right;
    }
    if (box.matches('.code-bar')) return;
  }
}
