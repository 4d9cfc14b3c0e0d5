import { useEffect, useRef, useState } from 'react';
import type { ProjectPath } from '../../sandbox/types.ts';
import { NameForm } from './NameForm.tsx';

/** What the reader may do with files; each answers what is wrong with a name, or nothing. */
export interface FileActions {
  add: (name: string, text?: string) => string | undefined;
  /**
   * Takes a while, since other files name this one. A signal ends it, and the file keeps its name.
   */
  rename: (file: ProjectPath, name: string, signal: AbortSignal) => Promise<string | undefined>;
  remove: (file: ProjectPath) => void;
  /** Files that can't be renamed or deleted, because the application starts with them. */
  isLocked: (file: ProjectPath) => boolean;
}

/** Which name the reader is asked for. */
export type Naming = 'add' | 'rename' | undefined;

interface Props {
  actions: FileActions;
  /** The file that is renamed or deleted; none where a folder is chosen. */
  file: ProjectPath | undefined;
  /** What a new file's name begins with: a folder and a slash, or nothing. */
  folder: string;
  nameOf: (file: ProjectPath) => string;
  naming: Naming;
  setNaming: (naming: Naming) => void;
  /** Puts the focus where the reader goes on. */
  onDone: (what: 'added' | 'renamed' | 'deleted') => void;
}

/** Adds, renames and deletes files. The focus never gets lost: what disappears hands it on. */
export function FileActionBar(props: Props) {
  const { actions, file, folder, nameOf, naming, setNaming, onDone } = props;
  const isFixed = !file || actions.isLocked(file);
  const root = useRef<HTMLDivElement>(null);
  /** What to do about the focus once the page shows what was done. */
  const [done, setDone] = useState<'added' | 'renamed' | 'deleted' | 'cancelled'>();
  const asked = useRef<Naming>(undefined);
  if (naming) asked.current = naming;
  useEffect(() => {
    if (!done) return;
    setDone(undefined);
    if (done !== 'cancelled') return onDone(done);
    root.current?.querySelector<HTMLElement>(`[data-action="${asked.current}"]`)?.focus();
  }, [done, onDone]);
  if (naming)
    return (
      <NameForm
        label={
          naming === 'rename' && file ? `New name for ${nameOf(file)}` : 'Name of the new file'
        }
        initial={naming === 'rename' && file ? nameOf(file) : folder}
        apply={(name, signal) =>
          naming === 'rename' && file ? actions.rename(file, name, signal) : actions.add(name)
        }
        doing="Looking for files that refer to it…"
        onEnd={(how) => {
          setNaming(undefined);
          if (how === 'applied') setDone(naming === 'add' ? 'added' : 'renamed');
          if (how === 'cancelled') setDone('cancelled');
        }}
      />
    );
  return (
    <div className="file-actions" ref={root}>
      <button type="button" data-action="add" onClick={() => setNaming('add')}>
        New file
      </button>
      <button
        type="button"
        data-action="rename"
        disabled={isFixed}
        onClick={() => setNaming('rename')}
      >
        Rename
      </button>
      <button
        type="button"
        disabled={isFixed}
        onClick={() => {
          if (!file) return;
          actions.remove(file);
          setDone('deleted');
        }}
      >
        Delete
      </button>
    </div>
  );
}
