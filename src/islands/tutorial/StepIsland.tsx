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

/**
 * The workbench of a tutorial. The router keeps it from one step to the next, so that compiler and preview go on; only the step's files are loaded.
 */
export default function StepIsland({ address, children }: Props) {
  const [step, setStep] = useState<StepData>();
  const [isFailed, setFailed] = useState(false);
  const workbench = useRef<Workbench>(undefined);
  useEffect(() => {
    const abort = new AbortController();
    setFailed(false);
    // Asked for beside the step, not after it. Whoever needs it learns of a failure.
    loadManifest().catch(() => {});
    loadStep(address, abort.signal).then(setStep, () => {
      if (!abort.signal.aborted) setFailed(true);
    });
    return () => abort.abort();
  }, [address]);
  useEffect(
    () => () => {
      workbench.current?.dispose();
      workbench.current = undefined;
    },
    [],
  );
  if (!step)
    return (
      <div className="workbench-waiting">
        {isFailed && (
          <p role="alert">The editor could not be loaded. The code of this step is here to read.</p>
        )}
        {children}
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
