import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { ProjectPath } from '../../sandbox/types.ts';
import { pageOfCode, withTabs } from '../sandbox-settings/index.ts';
import { closeTab, missingPackages, openTab, type Tabs, Workspace } from '../workspace/index.ts';
import type { PackageVersions } from './cli-project.ts';
import { DeletedFiles } from './DeletedFiles.tsx';
import { fileActions } from './file-actions.ts';
import type { DeletedFile } from './kept-work.ts';
import { ShareButtons } from './ShareButtons.tsx';
import { useKeptCode } from './use-kept-code.ts';
import { type Message, NO_MESSAGE, type Opened } from './use-opened-code.ts';

interface Props {
  opened: Opened;
  /** Name for archives and for the project elsewhere. */
  name: string;
  versions: PackageVersions;
  /** Set while the code must not run by itself: runs it. */
  onRun: (() => void) | undefined;
  onMessage: Dispatch<SetStateAction<Message>>;
}

const notKept: Message = {
  text: 'Your edits can’t be kept in this browser: its storage is full or turned off, and the code is too long for the address. Use “Download” to save it.',
};

/** The code of the playground in its editor, with what can be done with it. */
export function OpenedCode(props: Props) {
  const { opened, name, versions, onRun, onMessage } = props;
  const { workbench, code } = opened;
  const [tabs, setTabs] = useState<Tabs>({
    open: code.open,
    active: code.open[0] as ProjectPath,
  });
  const { open, active } = tabs;
  useEffect(
    () => workbench.replace(withTabs(code.files, code.open), code.precompiled),
    [workbench, code],
  );
  const [deleted, setDeleted] = useState<readonly DeletedFile[]>(opened.deleted ?? []);
  useKeptCode({ workbench, opened, open, deleted, onRefused: () => onMessage(notKept) });
  const { project } = workbench;
  /** What was said about the code that was given away: with the next edit, it is another one. */
  const said = useRef<Message>(undefined);
  useEffect(
    () =>
      project.subscribe(() => {
        const { current } = said;
        said.current = undefined;
        if (current) onMessage((now) => (now === current ? NO_MESSAGE : now));
      }),
    [project, onMessage],
  );
  const { restore, ...actions } = fileActions({ workbench, tabs, setTabs, setDeleted, onMessage });
  /** Gives the project away. What makes a project of the CLI is loaded when it is wanted. */
  const take = async (way: 'download' | 'elsewhere') => {
    try {
      const ways = await import('./ways-out.ts');
      const files = ways.cliFiles(
        project.texts,
        name,
        versions,
        missingPackages(workbench.state.diagnostics),
      );
      if (way === 'download') ways.download(name, files);
      else ways.openElsewhere(name, files);
    } catch {
      onMessage({ text: 'This could not be loaded. Try again when you are online.' });
    }
  };
  return (
    <Workspace
      {...{ workbench, active, actions, pageOfCode, onRun }}
      files={open}
      onSelect={(file) => setTabs((now) => openTab(now, file))}
      onClose={(file) => setTabs((now) => closeTab(now, file))}
      prefix="/src/"
      wayOut={{ label: 'Open in StackBlitz', take: () => take('elsewhere') }}
      tools={
        <>
          <ShareButtons
            codeOf={() => ({ files: project.texts, open })}
            onMessage={(text) => {
              // The address has the code now: without this, it would be a link from another person
              // after a reload.
              opened.slot.takeAddress();
              opened.slot.save({ files: project.texts, open }, { ...opened, deleted });
              said.current = { text };
              onMessage(said.current);
            }}
          />
          <DeletedFiles {...{ deleted, restore }} />
          <button type="button" onClick={() => take('download')}>
            Download
          </button>
          <button type="button" onClick={() => take('elsewhere')}>
            Open in StackBlitz
          </button>
        </>
      }
    />
  );
}
