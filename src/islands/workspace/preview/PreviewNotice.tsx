import type { ReactNode } from 'react';
import type { StopReason } from '../../../sandbox/preview/index.ts';
import type { ProjectPath } from '../../../sandbox/types.ts';
import type { Workbench, WorkbenchState } from '../../../sandbox/workbench/index.ts';
import { PlaceButton, type Placed } from './PlaceButton.tsx';

interface Props {
  workbench: Workbench;
  state: WorkbenchState;
  onPlace: ((place: Placed) => void) | undefined;
  /** Shows the list of problems, where there is one. */
  onProblems: (() => void) | undefined;
}

/** Why an application was ended, in words. */
const stopReasons: Readonly<Record<StopReason, string>> = {
  unresponsive:
    'The application did not respond for several seconds, so it was stopped. It may contain an infinite loop.',
  flood:
    'The application sent thousands of messages in a second, so it was stopped. Does it log in a loop?',
  reloads:
    'The application kept reloading itself, so it was stopped. Call location.reload() and link.click() only in response to a user action.',
};

/** Why there is no application to be seen, or not the latest. */
export function PreviewNotice({ workbench, state, onPlace, onProblems }: Props) {
  const { phase, preview, failure, isOutdated, stopReason, hasLeft } = state;
  if (preview === 'stopped')
    return (
      <div className="preview-notice" role="alert">
        <p>{stopReasons[stopReason ?? 'unresponsive']}</p>
        <button type="button" onClick={() => workbench.restart()}>
          Restart
        </button>
      </div>
    );
  if (isOutdated)
    return (
      <div className="preview-notice" role="alert">
        <p>The site has been updated, and this page can no longer run code. Reload the page.</p>
      </div>
    );
  if (phase === 'failed' || preview === 'failed')
    return (
      <div className="preview-notice" role="alert">
        <p>{failure ?? 'The preview could not be loaded.'}</p>
        <p>Your next edit starts another attempt. Your code is safe.</p>
      </div>
    );
  if (phase === 'broken') return <Broken {...{ state, onPlace, onProblems }} />;
  if (phase === 'loading') return <Ribbon>Compiling…</Ribbon>;
  if (hasLeft)
    return (
      <Ribbon>
        The application tried to open another page. A preview can show only its own project, so the
        application was restarted.
      </Ribbon>
    );
  return null;
}

function Ribbon({ children }: { children: ReactNode }) {
  return (
    <p className="preview-ribbon" role="status">
      {children}
    </p>
  );
}

/** Says that the latest code can't run, what runs instead, and where to begin. */
function Broken({ state, onPlace, onProblems }: Omit<Props, 'workbench'>) {
  const errors = state.diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  const verdict =
    state.shown > 0
      ? 'The code has errors. This is the last version that compiled.'
      : 'Nothing to show yet: the code has errors.';
  return (
    <Ribbon>
      {onProblems ? (
        <button type="button" className="verdict" onClick={onProblems}>
          {verdict}
        </button>
      ) : (
        verdict
      )}
      {first && (
        <>
          {' '}
          {errors.length > 1 ? `The first of ${errors.length} problems: ` : 'The problem: '}
          {first.message.split('\n', 1)[0]}{' '}
          {first.file && (
            <PlaceButton
              place={{ file: first.file as ProjectPath, line: first.line, column: first.column }}
              onPlace={onPlace}
            />
          )}
        </>
      )}
    </Ribbon>
  );
}
