import { isLocked, ProjectError, readable } from '../../sandbox/project/index.ts';
import type { ProjectPath } from '../../sandbox/types.ts';
import { type RenamedFile, renameFile, type Workbench } from '../../sandbox/workbench/index.ts';
import type { FileActions } from '../editor/index.ts';
import { closeTab, openTab, type Tabs } from '../workspace/index.ts';
import type { DeletedFile } from './kept-work.ts';
import type { Message } from './use-opened-code.ts';

interface Acted {
  readonly workbench: Workbench;
  readonly tabs: Tabs;
  /** Changes the tabs as they are then: an action may have taken a while. */
  readonly setTabs: (change: (now: Tabs) => Tabs) => void;
  /** Changes the list of deleted files, the newest last. */
  readonly setDeleted: (change: (now: readonly DeletedFile[]) => readonly DeletedFile[]) => void;
  readonly onMessage: (message: Message) => void;
}

interface PlaygroundFileActions extends FileActions {
  /** Brings a deleted file back, with its tab. */
  readonly restore: (file: DeletedFile) => void;
}

/**
 * What the reader of the playground may do with files. What can't be seen to be done is told, and
 * can be undone.
 */
export function fileActions(acted: Acted): PlaygroundFileActions {
  const { workbench, tabs, setTabs, setDeleted, onMessage } = acted;
  const { project } = workbench;

  /**
   * Gives a file another name. Its tab follows, and is shown unless the reader has gone to another
   * one meanwhile.
   */
  const rename = async (from: ProjectPath, input: string, signal?: AbortSignal) => {
    const renamed = await renameFile(workbench, from, input, signal);
    if (!renamed) return undefined;
    setTabs((now) => {
      const open = now.open.map((path) => (path === from ? renamed.path : path));
      const isSame = now.active === tabs.active || now.active === from;
      return isSame ? openTab({ ...now, open }, renamed.path) : { ...now, open };
    });
    return renamed;
  };

  const restore = (file: DeletedFile) => {
    const { path, text, place } = file;
    const problem = attempt(() => {
      project.add(path, text);
      setDeleted((now) => now.filter((one) => one !== file));
      setTabs(({ open }) => ({
        open: open.toSpliced(place < 0 ? open.length : place, 0, path),
        active: path,
      }));
    });
    onMessage({ text: problem ?? `Restored ${readable(path)}.`, takesFocus: true });
  };

  return {
    restore,
    isLocked,
    add: (input, text) =>
      attempt(() => {
        const file = project.add(input, text);
        setTabs((now) => openTab(now, file));
      }),
    rename: (from, input, signal) =>
      refusalOf(async () => {
        const renamed = await rename(from, input, signal);
        if (!renamed || renamed.path === from) return;
        const undo = async () => {
          const refusal = await refusalOf(() => rename(renamed.path, readable(from)));
          onMessage({
            text: refusal ?? `Renamed ${readable(renamed.path)} back to ${readable(from)}.`,
          });
        };
        onMessage({
          text: `Renamed ${readable(from)} to ${readable(renamed.path)}. ${consequence(from, renamed)}`,
          action: { label: 'Undo', run: () => void undo() },
        });
      }),
    remove: (file) => {
      const text = project.file(file)?.text ?? '';
      const deleted: DeletedFile = { path: file, text, place: tabs.open.indexOf(file) };
      project.delete(file);
      // The message goes with the next one; the list stays, also after a reload.
      setDeleted((now) => [...now, deleted]);
      setTabs((now) => closeTab(now, file, project.files[0]?.path));
      onMessage({
        text: `Deleted ${readable(file)} (${lengthOf(text)}).`,
        action: { label: 'Undo', run: () => restore(deleted) },
      });
    },
  };
}

/** How long a text is, for readers. */
export function lengthOf(text: string): string {
  const { length } = text.split('\n');
  return length === 1 ? '1 line' : `${length} lines`;
}

/** What a new name meant for other files, in a sentence. */
function consequence(from: ProjectPath, { updated }: RenamedFile): string {
  const what = from.endsWith('.ts') ? 'imports' : 'paths';
  if (updated === undefined)
    return `The ${what} in other files could not be updated. Fix the ones in the list of problems.`;
  if (updated === 0) return `No ${what} had to be updated.`;
  const files = updated === 1 ? '1 file' : `${updated} files`;
  return `${what === 'imports' ? 'Imports' : 'Paths'} were updated in ${files}.`;
}

/** Does what may be refused. @returns why it is refused */
function attempt(act: () => void): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** The same for what takes a while. */
async function refusalOf(act: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

function messageOf(error: unknown): string {
  if (error instanceof ProjectError) return error.message;
  throw error;
}
