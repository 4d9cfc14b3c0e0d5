import { useEffect, useRef, useState } from 'react';
import type { ProjectFiles } from '../../sandbox/types.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { Autosave } from '../autosave/index.ts';
import { focusCode } from '../editor/index.ts';
import {
  exampleFiles,
  loadExample,
  openPlayground,
  readKept,
  writeKept,
} from '../handover/index.ts';
import { makeWorkbench, pageOfCode, withTabs } from '../sandbox-settings/index.ts';
import { ResetButtons, useTabs, type WayOut, Workspace } from '../workspace/index.ts';
import css from './example-workbench.css?inline';

adoptStyles(css);

type ExampleAsset = Awaited<ReturnType<typeof loadExample>>;

interface Props {
  /** Name of the example. */
  example: string;
  /** Names of the files that the article shows, which come first. */
  tabs: readonly string[];
  onClose: () => void;
}

/** An example of an article with an editor in the place of its code. */
export default function ExampleWorkbench({ example, tabs, onClose }: Props) {
  const [project, setProject] = useState<ExampleAsset>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    loadExample(example, abort.signal).then(setProject, () => setFailed(!abort.signal.aborted));
    return () => abort.abort();
  }, [example]);
  if (isFailed)
    return (
      <p role="alert">
        The files of this example could not be loaded.{' '}
        <button type="button" onClick={onClose}>
          Close the editor
        </button>
      </p>
    );
  return project ? (
    <Editing {...{ example, project, tabs, onClose }} />
  ) : (
    <p role="status">The editor is loading…</p>
  );
}

function Editing({ example, project, tabs, onClose }: Props & { project: ExampleAsset }) {
  const root = useRef<HTMLDivElement>(null);
  const [open] = useState(() => exampleFiles(project.files, tabs));
  const shown = useTabs(open);
  const [workbench] = useState(() => {
    const files = readKept(example, project.files);
    return makeWorkbench({
      title: 'Preview of the edited example',
      start: withTabs(files, open),
      precompiled: isSame(files, project.files) ? project.precompiled : undefined,
    });
  });
  const [isEdited, setEdited] = useState(() => !isSame(workbench.project.texts, project.files));
  /** What a reset has replaced. */
  const [replaced, setReplaced] = useState<ProjectFiles>();
  useEffect(() => {
    // A reader who has gone elsewhere while the editor was loading stays there.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.contains(root.current)) focusCode(root.current);
  }, []);
  useEffect(() => {
    const { project: edited } = workbench;
    const saving = new Autosave(() => writeKept(example, edited.texts, project.files));
    const stop = edited.subscribe(() => {
      setEdited(!isSame(edited.texts, project.files));
      saving.changed();
    });
    return () => {
      stop();
      saving.dispose();
      workbench.dispose();
    };
  }, [workbench, example, project]);

  const put = (files: ProjectFiles, before: ProjectFiles | undefined) => {
    setReplaced(before);
    workbench.replace(withTabs(files, open), before && project.precompiled);
    focusCode(root.current);
  };
  const wayOut: WayOut = {
    label: 'Open in the playground',
    take: () => openPlayground({ files: workbench.project.texts, open: shown.files }),
  };
  return (
    <div ref={root} className="example-editing">
      <Workspace
        {...{ workbench, pageOfCode, wayOut }}
        {...shown}
        prefix="/src/app/"
        tools={
          <>
            <ResetButtons
              onReset={isEdited ? () => put(project.files, workbench.project.texts) : undefined}
              onBringBack={replaced && !isEdited ? () => put(replaced, undefined) : undefined}
            />
            <button type="button" onClick={wayOut.take}>
              {wayOut.label}
            </button>
            <button type="button" onClick={onClose}>
              Close the editor
            </button>
          </>
        }
      />
    </div>
  );
}

function isSame(a: ProjectFiles, b: ProjectFiles): boolean {
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}
