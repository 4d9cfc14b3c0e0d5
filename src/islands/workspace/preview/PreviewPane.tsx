import { useEffect, useRef } from 'react';
import type { Workbench, WorkbenchState } from '../../../sandbox/workbench/index.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import type { PageOfCode } from '../../editor/index.ts';
import { PlaceButton, type Placed } from './PlaceButton.tsx';
import css from './preview.css?inline';

adoptStyles(css);

interface Props {
  workbench: Workbench;
  state: WorkbenchState;
  pageOfCode: PageOfCode;
  /** Shows a place in the code; without it, there is no code to be seen. */
  onPlace?: ((place: Placed) => void) | undefined;
  /** Set while the application must not start by itself: starts it. */
  onRun?: (() => void) | undefined;
}

/** The running application, with what a browser has around it. */
export function PreviewPane({ workbench, state, pageOfCode, onPlace, onRun }: Props) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (container.current && !onRun) void workbench.open(container.current);
  }, [workbench, onRun]);
  const { location, isOutdated } = state;
  useEffect(() => {
    if (isOutdated) void tellOutdated();
  }, [isOutdated]);
  return (
    <section className="preview-pane" aria-label="Preview">
      <div className="preview-bar">
        <button type="button" disabled={!location?.canGoBack} onClick={() => workbench.back()}>
          Back
        </button>
        <button
          type="button"
          disabled={!location?.canGoForward}
          onClick={() => workbench.forward()}
        >
          Forward
        </button>
        <button
          type="button"
          disabled={state.phase === 'idle' || state.phase === 'loading'}
          onClick={() => workbench.restart()}
        >
          Refresh the preview
        </button>
        <span className="preview-address">{location?.url ?? '/'}</span>
      </div>
      <div className="preview-stage">
        <div ref={container} className="preview-frame" />
        {onRun && (
          <div className="preview-notice">
            <p>
              {onPlace
                ? 'This code came with a link. Look at it before it runs.'
                : 'This application came with the page around it. “Open in the playground” shows its code.'}
            </p>
            <button type="button" onClick={onRun}>
              Run
            </button>
          </div>
        )}
        <Notice {...{ workbench, state }} />
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

/** Why there is no application to be seen, or not the latest. */
function Notice({ workbench, state }: Pick<Props, 'workbench' | 'state'>) {
  const { phase, preview, failure, isOutdated } = state;
  if (preview === 'unresponsive')
    return (
      <div className="preview-notice" role="alert">
        <p>The application did not answer for some seconds, so it was ended. An endless loop?</p>
        <button type="button" onClick={() => workbench.restart()}>
          Start it again
        </button>
      </div>
    );
  if (isOutdated)
    return (
      <div className="preview-notice" role="alert">
        <p>
          The site has been updated, and what runs the code of this page is gone. Reload the page.
        </p>
      </div>
    );
  if (phase === 'failed' || preview === 'failed')
    return (
      <div className="preview-notice" role="alert">
        <p>{failure ?? 'The preview could not be loaded.'}</p>
        <p>The next edit tries again. All code stays here.</p>
      </div>
    );
  if (phase === 'broken')
    return (
      <p className="preview-ribbon" role="status">
        The code has mistakes; this is the last version that runs.
      </p>
    );
  if (phase === 'loading')
    return (
      <p className="preview-ribbon" role="status">
        Compiling…
      </p>
    );
  return null;
}

function ErrorOverlay({
  state,
  pageOfCode,
  onPlace,
}: Pick<Props, 'state' | 'pageOfCode' | 'onPlace'>) {
  const { error } = state;
  if (!error || state.phase !== 'shown') return null;
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
