import { useEffect, useState } from 'react';
import { isLocked, ProjectError } from '../../sandbox/project/index.ts';
import type { ProjectPath } from '../../sandbox/types.ts';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import type { FileActions } from '../editor/index.ts';
import { pageOfCode, withTabs } from '../sandbox-settings/index.ts';
import { Workspace } from '../workspace/index.ts';
import { cliFiles, type PackageVersions } from './cli-project.ts';
import { download } from './download.ts';
import { openElsewhere } from './open-elsewhere.ts';
import { ShareButtons } from './ShareButtons.tsx';
import type { SharedCode } from './shared-code.ts';
import { useKeptCode } from './use-kept-code.ts';

interface Props {
  /** Goes from one opened code to the next. */
  workbench: Workbench;
  opened: SharedCode;
  /** Name for archives and for the project elsewhere. */
  name: string;
  versions: PackageVersions;
  /** Set while the code must not run by itself: runs it. */
  onRun: (() => void) | undefined;
  /** The reader has changed something. */
  onChange: (code: SharedCode) => void;
  onMessage: (message: string) => void;
}

/** The code of the playground in its editor, with what can be done with it. */
export function OpenedCode(props: Props) {
  const { workbench, opened, name, versions, onRun, onChange, onMessage } = props;
  const [open, setOpen] = useState(opened.open);
  const [active, setActive] = useState(opened.open[0] as ProjectPath);
  useEffect(
    () => workbench.replace(withTabs(opened.files, opened.open), opened.precompiled),
    [workbench, opened],
  );
  useKeptCode(workbench, open, onChange);
  const show = (files: readonly ProjectPath[], file: ProjectPath) => {
    setOpen(files);
    setActive(file);
  };
  const { project } = workbench;
  const actions: FileActions = {
    isLocked,
    add: (input) =>
      attempt(() => {
        const file = project.add(input);
        show([...open.filter((path) => path !== file), file], file);
      }),
    rename: (from, input) =>
      attempt(() => {
        const file = project.rename(from, input);
        show([...open.filter((path) => path !== from), file], file);
      }),
    remove: (file) => {
      const text = project.file(file)?.text ?? '';
      const left = open.filter((path) => path !== file);
      project.delete(file);
      show(left, left[0] as ProjectPath);
      onMessage(`${file.slice(1)} is deleted (${text.split('\n').length} lines).`);
    },
  };
  const elsewhere = () => cliFiles(project.texts, name, versions);
  return (
    <Workspace
      {...{ workbench, active, actions, pageOfCode, onRun }}
      files={open}
      onSelect={setActive}
      prefix="/src/"
      tools={
        <>
          <ShareButtons codeOf={() => ({ files: project.texts, open })} onMessage={onMessage} />
          <button type="button" onClick={() => download(name, elsewhere())}>
            Download
          </button>
          <button type="button" onClick={() => openElsewhere(name, elsewhere())}>
            Open in StackBlitz
          </button>
        </>
      }
    />
  );
}

/** Does what may be refused. @returns why it is refused */
function attempt(act: () => void): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof ProjectError) return error.message;
    throw error;
  }
}
