import { useEffect, useState } from 'react';
import type { CompileOutput, ProjectFiles, ProjectPath } from '../../sandbox/types.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { makeWorkbench, pageOfCode, withTabs } from '../sandbox-settings/index.ts';
import { Workspace } from '../workspace/index.ts';
import css from './example-workbench.css?inline';

adoptStyles(css);

/** An example as it is loaded. */
interface ExampleAsset {
  readonly files: ProjectFiles;
  /** What its files are compiled to; a build adds it, the development server does not. */
  readonly precompiled?: CompileOutput;
}

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
    load(example, abort.signal).then(setProject, () => setFailed(!abort.signal.aborted));
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
    <Editing {...{ project, tabs, onClose }} />
  ) : (
    <p role="status">The editor is loading…</p>
  );
}

function Editing({ project, tabs, onClose }: Omit<Props, 'example'> & { project: ExampleAsset }) {
  const [open] = useState(() => inOrder(project.files, tabs));
  const [active, setActive] = useState(open[0] as ProjectPath);
  const [workbench] = useState(() =>
    makeWorkbench({
      title: 'Preview of the edited example',
      start: withTabs(project.files, open),
      precompiled: project.precompiled,
    }),
  );
  useEffect(() => () => workbench.dispose(), [workbench]);
  return (
    <Workspace
      {...{ workbench, active, pageOfCode }}
      files={open}
      onSelect={setActive}
      prefix="/src/app/"
      tools={
        <button type="button" onClick={onClose}>
          Close the editor
        </button>
      }
    />
  );
}

/** The files below `src/app`: first those that the article shows, in its order, then the others. */
function inOrder(files: ProjectFiles, tabs: readonly string[]): ProjectPath[] {
  const paths = (Object.keys(files) as ProjectPath[]).filter((path) =>
    path.startsWith('/src/app/'),
  );
  const placeOf = (path: string) => {
    const place = tabs.findIndex((tab) => path.endsWith(`/${tab}`));
    return place < 0 ? tabs.length : place;
  };
  return paths.sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
}

async function load(example: string, signal: AbortSignal): Promise<ExampleAsset> {
  const response = await fetch(`/assets/examples/${example}.json`, { signal });
  if (!response.ok) throw new Error(`${example} was answered with ${response.status}`);
  return response.json();
}
