import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Workbench, WorkbenchState } from '../../sandbox/workbench/index.ts';
import type { PageOfCode } from '../editor/index.ts';
import { onDemand } from '../on-demand.tsx';
import type { WayOut } from './missing-packages.ts';
import { ProblemsPane } from './ProblemsPane.tsx';
import type { Placed } from './preview/index.ts';
import { useConsoleOnError } from './use-console-on-error.ts';

// Loaded when the reader opens it, or the application throws.
const ConsolePane = onDemand(() => import('./ConsolePane.tsx'), 'The console');

interface Props {
  workbench: Workbench;
  state: WorkbenchState;
  pageOfCode: PageOfCode;
  onPlace: (place: Placed) => void;
  /** Where a project goes on that needs packages which are not here. */
  wayOut?: WayOut | undefined;
  /** How often the reader has asked for the list of problems, from elsewhere. */
  asked: number;
}

/** The list of problems and the console, one of them to be seen. */
export function MessageTabs(props: Props) {
  const { workbench, state, pageOfCode, onPlace, wayOut, asked } = props;
  const id = useId();
  const { keepOpen, ...tabs } = useConsoleOnError(
    state,
    { problems: `${id}problems`, console: `${id}console` },
    asked,
  );
  useEffect(() => {
    if (asked > 0) document.getElementById(`${id}problems`)?.focus();
  }, [asked, id]);
  // Once open, it keeps its filter behind the other tab.
  const [hasOpened, setOpened] = useState(false);
  if (tabs.selectedId === `${id}console` && !hasOpened) setOpened(true);
  return (
    <TabProvider {...tabs}>
      <TabList className="result-tabs" aria-label="Messages from the compiler and the application">
        <Tab id={`${id}problems`} className="result-tab">
          Problems ({state.diagnostics.length})
        </Tab>
        <Tab id={`${id}console`} className="result-tab">
          Console ({state.console.length})
        </Tab>
      </TabList>
      <TabPanel className="result-panel">
        <ProblemsPane {...{ state, pageOfCode, onPlace, wayOut }} />
      </TabPanel>
      <TabPanel
        className="result-panel"
        onFocus={keepOpen}
        onPointerDown={keepOpen}
        onWheel={keepOpen}
      >
        {hasOpened && (
          <ConsolePane
            lines={state.console}
            onClear={() => workbench.clearConsole()}
            onPlace={onPlace}
          />
        )}
      </TabPanel>
      <ProblemCount count={state.diagnostics.length} />
    </TabProvider>
  );
}

/**
 * Rest after the last change before the number of problems is announced, in milliseconds: while
 * the reader types, it changes with each key.
 */
const debounceMs = 1000;

/** Announces the number of problems when it has changed, not the one at the start. */
function ProblemCount({ count }: { count: number }) {
  const [announced, setAnnounced] = useState('');
  const last = useRef(0);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (count === last.current) return;
      last.current = count;
      setAnnounced(count === 0 ? 'No problems' : count === 1 ? '1 problem' : `${count} problems`);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
