import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Workbench, WorkbenchState } from '../../../sandbox/workbench/index.ts';
import { BarIcon } from './BarIcon.tsx';
import { pathOfInput } from './path-of-input.ts';

interface Props {
  workbench: Workbench;
  state: WorkbenchState;
}

/** What a browser has above a page: back, forward, refresh, and the address, which can be edited. */
export function PreviewBar({ workbench, state }: Props) {
  const { location, phase } = state;
  const isStarting = phase === 'idle' || phase === 'loading';
  return (
    <div className="preview-bar">
      <button
        type="button"
        aria-label="Back"
        title="Back"
        disabled={!location?.canGoBack}
        onClick={() => workbench.back()}
      >
        <BarIcon name="back" />
      </button>
      <button
        type="button"
        aria-label="Forward"
        title="Forward"
        disabled={!location?.canGoForward}
        onClick={() => workbench.forward()}
      >
        <BarIcon name="forward" />
      </button>
      <button
        type="button"
        aria-label="Refresh the preview"
        title="Refresh the preview"
        disabled={isStarting}
        onClick={() => workbench.restart()}
      >
        <BarIcon name="refresh" />
      </button>
      <Address
        url={location?.url ?? '/'}
        isDisabled={isStarting}
        onVisit={(url) => workbench.visit(url)}
      />
    </div>
  );
}

interface AddressProps {
  url: string;
  isDisabled: boolean;
  onVisit: (url: string) => void;
}

/** The address that the application is at. Enter goes to another one, Escape takes back what was typed. */
function Address({ url, isDisabled, onVisit }: AddressProps) {
  const [draft, setDraft] = useState<string>();
  const [first] = useState(url);
  // Where the application starts is no news.
  const hasMoved = useRef(false);
  if (url !== first) hasMoved.current = true;
  const visit = (event: FormEvent) => {
    event.preventDefault();
    onVisit(pathOfInput(draft ?? url));
    setDraft(undefined);
  };
  const takeBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || draft === undefined) return;
    event.stopPropagation();
    setDraft(undefined);
  };
  return (
    <form className="preview-address" onSubmit={visit}>
      <input
        type="text"
        inputMode="url"
        aria-label="Address in the preview"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        disabled={isDisabled}
        value={draft ?? url}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(undefined)}
        onKeyDown={takeBack}
      />
      <span className="visually-hidden" role="status">
        {hasMoved.current && `The preview is at ${url}`}
      </span>
    </form>
  );
}
