import { Tab, TabList, TabProvider } from '@ariakit/react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { ProjectPath } from '../../sandbox/types.ts';

/** What the reader may do with files; each answers what is wrong with a name, or nothing. */
export interface FileActions {
  add: (name: string) => string | undefined;
  rename: (file: ProjectPath, name: string) => string | undefined;
  remove: (file: ProjectPath) => void;
  /** Files that can't be renamed or deleted, because the application starts with them. */
  isLocked: (file: ProjectPath) => boolean;
}

interface Props {
  files: readonly ProjectPath[];
  active: ProjectPath;
  onSelect: (file: ProjectPath) => void;
  /** Id of the element with the editor. */
  panel: string;
  /** Without them, files are only chosen. */
  actions?: FileActions | undefined;
  /** What is cut from the start of each path, since it says nothing. */
  prefix: string;
}

/** The open files above an editor; arrow keys move between them. */
export function FileTabs({ files, active, onSelect, panel, actions, prefix }: Props) {
  const [naming, setNaming] = useState<'add' | 'rename'>();
  const nameOf = (file: ProjectPath) =>
    file.startsWith(prefix) ? file.slice(prefix.length) : file.slice(1);
  return (
    <div className="file-tabs">
      <TabProvider
        selectedId={`${panel}${active}`}
        setSelectedId={(id) => {
          const file = files.find((path) => `${panel}${path}` === id);
          if (file) onSelect(file);
        }}
      >
        <TabList className="file-tab-list" aria-label="Files">
          {files.map((file) => (
            <Tab key={file} id={`${panel}${file}`} className="file-tab" aria-controls={panel}>
              {nameOf(file)}
            </Tab>
          ))}
        </TabList>
      </TabProvider>
      {actions && !naming && (
        <div className="file-actions">
          <button type="button" onClick={() => setNaming('add')}>
            New file
          </button>
          <button
            type="button"
            disabled={actions.isLocked(active)}
            onClick={() => setNaming('rename')}
          >
            Rename
          </button>
          <button
            type="button"
            disabled={actions.isLocked(active)}
            onClick={() => actions.remove(active)}
          >
            Delete
          </button>
        </div>
      )}
      {actions && naming && (
        <NameForm
          label={naming === 'add' ? 'Name of the new file' : `New name of ${nameOf(active)}`}
          initial={naming === 'add' ? '' : nameOf(active)}
          apply={(name) => (naming === 'add' ? actions.add(name) : actions.rename(active, name))}
          onEnd={() => setNaming(undefined)}
        />
      )}
    </div>
  );
}

interface NameFormProps {
  label: string;
  initial: string;
  apply: (name: string) => string | undefined;
  onEnd: () => void;
}

/** A field for a name: Enter applies it, Escape and leaving the field give it up; what is wrong with it is said beside it. */
function NameForm({ label, initial, apply, onEnd }: NameFormProps) {
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = name.trim() && name !== initial ? apply(name.trim()) : undefined;
    setProblem(wrong);
    if (!wrong) onEnd();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEnd();
  };
  return (
    <form className="file-name" onSubmit={submit}>
      <input
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby="file-name-problem"
        // biome-ignore lint/a11y/noAutofocus: the reader has just asked for this field
        autoFocus
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => !problem && onEnd()}
      />
      <span id="file-name-problem" role="alert">
        {problem}
      </span>
    </form>
  );
}
