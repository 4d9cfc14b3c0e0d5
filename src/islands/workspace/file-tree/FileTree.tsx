import {
  Composite,
  CompositeItem,
  CompositeProvider,
  CompositeTypeahead,
  useCompositeStore,
  useStoreState,
} from '@ariakit/react';
import {
  type CSSProperties,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ProjectPath } from '../../../sandbox/types.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import {
  FileActionBar,
  type FileActions,
  focusCode,
  type Naming,
  shortName,
} from '../../editor/index.ts';
import { readDropped } from './dropped-files.ts';
import css from './file-tree.css?inline';
import { foldersOf, type TreeRow, treeRows } from './tree-rows.ts';

adoptStyles(css);

interface Props {
  /** Id of the panel; that of a row is this and its path. */
  id: string;
  /** All files of the project. */
  files: readonly ProjectPath[];
  active: ProjectPath;
  onOpen: (file: ProjectPath) => void;
  /** Without them, files are only opened. */
  actions?: FileActions | undefined;
  /** Cut from the start of the names that the reader types. */
  prefix: string;
  /** Id of the element with the editor. */
  panel: string;
}

/** All files of a project, in their folders: a tree that arrow keys move in, and that Tab enters and leaves once. */
export function FileTree({ id, files, active, onOpen, actions, prefix, panel }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<ProjectPath>>(new Set());
  const [naming, setNaming] = useState<Naming>();
  const [isDropTarget, setDropTarget] = useState(false);
  /** What is wrong with files that were dropped. */
  const [message, setMessage] = useState('');
  const rowId = (path: ProjectPath) => `${id}${encodeURIComponent(path)}`;
  const store = useCompositeStore({ orientation: 'vertical', defaultActiveId: rowId(active) });
  const activeId = useStoreState(store, 'activeId');
  const rows = treeRows(files, closed);
  const current = rows.find(({ path }) => rowId(path) === activeId);
  const shown = useRef(active);
  shown.current = active;

  useEffect(() => {
    // The tree shows the file of the editor, however it was opened.
    setClosed((before) => without(before, foldersOf(active)));
    const row = `${id}${encodeURIComponent(active)}`;
    store.setActiveId(row);
    const frame = requestAnimationFrame(() => reveal(document.getElementById(row)));
    return () => cancelAnimationFrame(frame);
  }, [active, id, store]);

  const setOpen = (folder: ProjectPath, isOpen: boolean) =>
    setClosed((before) => (isOpen ? without(before, [folder]) : new Set([...before, folder])));
  const press = (row: TreeRow) =>
    row.isFolder ? setOpen(row.path, closed.has(row.path)) : onOpen(row.path);
  const onKeyDown = (event: KeyboardEvent, row: TreeRow) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isClosed = closed.has(row.path);
    const isFree = !row.isFolder && actions && !actions.isLocked(row.path);
    if (event.key === 'ArrowRight' && row.isFolder) {
      if (isClosed) setOpen(row.path, true);
      else store.move(store.next());
    } else if (event.key === 'ArrowLeft') {
      if (row.isFolder && !isClosed) setOpen(row.path, false);
      else store.move(rowId(foldersOf(row.path).at(-1) ?? row.path));
    } else if (event.key === 'F2' && isFree) setNaming('rename');
    else if (event.key === 'Delete' && isFree) remove(row.path);
    else return;
    event.preventDefault();
  };
  /** Deletes a file and goes on to the next row. */
  const remove = (file: ProjectPath) => {
    const next = rowId(rows[rows.findIndex(({ path }) => path === file) + 1]?.path ?? active);
    actions?.remove(file);
    // Once the row is gone. The last row is followed by the file that is shown then.
    requestAnimationFrame(() =>
      store.move(document.getElementById(next) ? next : rowId(shown.current)),
    );
  };

  const onDrop = async (event: DragEvent) => {
    if (!actions) return;
    event.preventDefault();
    setDropTarget(false);
    const id = (event.target as Element).closest('[role="treeitem"]')?.id;
    const folder = folderOf(rows.find(({ path }) => rowId(path) === id));
    const { texts, problems } = await readDropped(event.dataTransfer.files);
    const refused = texts.flatMap(({ name, text }) => actions.add(folder + name, text) ?? []);
    setMessage([...refused, ...problems].join(' '));
  };
  const onDragOver = (event: DragEvent) => {
    if (!actions || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDropTarget(true);
  };

  /** The folder of a row, as the reader types it. */
  const folderOf = (row: TreeRow | undefined) => {
    const folder = row?.isFolder ? row.path : row && foldersOf(row.path).at(-1);
    return folder && folder !== '/src' ? shortName(`${folder}/`, prefix) : '';
  };
  const chosen = current && !current.isFolder ? current.path : undefined;
  return (
    <section
      id={id}
      className="file-tree"
      aria-label="All files"
      data-drop={isDropTarget || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setDropTarget(false)}
      onDrop={onDrop}
    >
      {actions && (
        <FileActionBar
          actions={{ ...actions, remove }}
          {...{ naming, setNaming }}
          file={chosen}
          folder={folderOf(current)}
          nameOf={(file) => shortName(file, prefix)}
          onDone={(what) => {
            if (what === 'added') focusCode(document.getElementById(panel));
            if (what === 'renamed') store.move(rowId(shown.current));
          }}
        />
      )}
      <p className="file-tree-message" role="status">
        {message}
      </p>
      <CompositeProvider store={store}>
        <Composite
          role="tree"
          className="file-tree-rows"
          aria-label="Files of the project"
          render={<CompositeTypeahead />}
        >
          {rows.map((row) => (
            <CompositeItem
              key={row.path}
              id={rowId(row.path)}
              className="file-row"
              role="treeitem"
              aria-level={row.level}
              aria-posinset={row.position}
              aria-setsize={row.siblings}
              {...(row.isFolder
                ? { 'aria-expanded': !closed.has(row.path) }
                : { 'aria-selected': row.path === active })}
              style={{ '--level': row.level } as CSSProperties}
              render={<div />}
              onClick={() => press(row)}
              onKeyDown={(event) => onKeyDown(event, row)}
            >
              {row.name}
            </CompositeItem>
          ))}
        </Composite>
      </CompositeProvider>
    </section>
  );
}

/** Scrolls the tree, and nothing around it, until a row is in view. */
function reveal(row: HTMLElement | null): void {
  const list = row?.parentElement;
  if (!row || !list) return;
  const { top, bottom } = row.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  if (top < view.top) list.scrollTop -= view.top - top;
  else if (bottom > view.bottom) list.scrollTop += bottom - view.bottom;
}

function without(set: ReadonlySet<ProjectPath>, gone: readonly ProjectPath[]) {
  return gone.some((path) => set.has(path))
    ? new Set([...set].filter((path) => !gone.includes(path)))
    : set;
}
