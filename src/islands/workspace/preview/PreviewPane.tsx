import { useEffect, useRef } from 'react';
import type { Workbench, WorkbenchState } from '../../../sandbox/workbench/index.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import type { PageOfCode } from '../../editor/index.ts';
import { PlaceButton, type Placed } from './PlaceButton.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { PreviewNotice } from './PreviewNotice.tsx';
import css from './preview.css?inline';
import { WaitingNotice } from './WaitingNotice.tsx';

adoptStyles(css);

interface Props {
  workbench: Workbench;
  state: WorkbenchState;
  pageOfCode: PageOfCode;
  /** Shows a place in the code; without it, there is no code to be seen. */
  onPlace?: ((place: Placed) => void) | undefined;
  /** Shows the list of problems, where there is one. */
  onProblems?: (() => void) | undefined;
  /** Set while the application must not start by itself: starts it. */
  onRun?: (() => void) | undefined;
  /** Shows the code, for places that show none so far. */
  onShowCode?: (() => void) | undefined;
}

/** The running application, with what a browser has around it. */
export function PreviewPane(props: Props) {
  const { workbench, state, pageOfCode, onPlace, onProblems, onRun, onShowCode } = props;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (container.current && !onRun) void workbench.open(container.current);
  }, [workbench, onRun]);
  const { isOutdated } = state;
  useEffect(() => {
    if (isOutdated) void tellOutdated();
  }, [isOutdated]);
  return (
    <section className="preview-pane" aria-label="Preview">
      <PreviewBar {...{ workbench, state }} />
      <div className="preview-stage">
        <div ref={container} className="preview-frame" />
        {onRun && (
          <WaitingNotice
            files={workbench.project.files.map(({ path }) => path)}
            {...{ onRun, onPlace, onShowCode }}
          />
        )}
        <PreviewNotice {...{ workbench, state, onPlace, onProblems }} />
        <ErrorOverlay {...{ state, pageOfCode, onPlace }} />
      </div>
    </section>
  );
}

/** The snackbar offers to load the page again; its files have the same names in every build. */
async function tellOutdated(): Promise<void> {
  const errors = await import('../../errors/handle-error.ts');
  errors.tellOutdated();
}

function ErrorOverlay({
  state,
  pageOfCode,
  onPlace,
}: Pick<Props, 'state' | 'pageOfCode' | 'onPlace'>) {
  const { error } = state;
  // A stopped application is not to be seen, and older errors are not about the code that is broken
  // now.
  if (!error || state.phase !== 'shown' || state.preview === 'stopped') return null;
  const page = error.code && pageOfCode(error.code);
  return (
    <div className="preview-error" role="alert">
      <p>
        <code>{error.message}</code>
      </p>
      <p>
        {error.place && <PlaceButton place={error.place} onPlace={onPlace} />}{' '}
        {page && (
          <a href={page} target="_blank" rel="noopener">
            About {error.code}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
      </p>
    </div>
  );
}
