import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadManifest } from '../../sandbox/preview/index.ts';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import type { StepData } from '../../tutorials/index.ts';
import { makeWorkbench } from '../sandbox-settings/index.ts';
import { StepWorkbench } from './StepWorkbench.tsx';

interface Props {
  /** Address of the step's files. */
  address: string;
  /** The step's code as it is in the page, shown until the editor is there, or instead of it. */
  children: ReactNode;
}

/** What was loaded for an address. */
interface Loaded {
  readonly address: string;
  /** Undefined where it could not be loaded. */
  readonly step: StepData | undefined;
}

/**
 * The editor and preview of a tutorial. The router keeps this from one step to the next, so that the compiler and the frame of
 * the preview are reused; only the step's files are loaded.
 */
export default function StepIsland({ address, children }: Props) {
  const [loaded, setLoaded] = useState<Loaded>();
  /** Counts how often the reader wanted the same step again. */
  const [turn, setTurn] = useState(0);
  const first = useRef(address);
  const workbench = useRef<Workbench>(undefined);
  useEffect(() => {
    const abort = new AbortController();
    // Asked for beside the step, not after it. Whoever needs it learns of a failure.
    loadManifest().catch(() => {});
    loadStep(address, abort.signal).then(
      (step) => setLoaded({ address, step }),
      () => {
        if (!abort.signal.aborted) setLoaded({ address, step: undefined });
      },
    );
    return () => abort.abort();
  }, [address, turn]);
  useEffect(
    () => () => {
      workbench.current?.dispose();
      workbench.current = undefined;
    },
    [],
  );
  const step = loaded?.step;
  if (!step)
    return (
      <div className="workbench-waiting">
        {loaded && (
          <p role="alert">
            The editor could not be loaded.{' '}
            {address === first.current && 'You can still read the code of this step. '}
            <button type="button" onClick={() => setTurn(turn + 1)}>
              Try again
            </button>
          </p>
        )}
        {/* The router keeps what stood in the page that was loaded first: it is not of a later step. */}
        {address === first.current && children}
      </div>
    );
  workbench.current ??= makeWorkbench({ title: 'Preview of the application' });
  return <StepWorkbench key={step.id} step={step} workbench={workbench.current} />;
}

async function loadStep(address: string, signal: AbortSignal): Promise<StepData> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return response.json();
}
