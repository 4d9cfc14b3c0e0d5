import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react';
import { useId } from 'react';
import type { Workbench, WorkbenchState } from '../../sandbox/workbench/index.ts';
import type { PageOfCode } from '../editor/index.ts';
import { ConsolePane } from './ConsolePane.tsx';
import { ProblemsPane } from './ProblemsPane.tsx';
import type { Placed } from './preview/index.ts';

interface Props {
  workbench: Workbench;
  state: WorkbenchState;
  pageOfCode: PageOfCode;
  onPlace: (place: Placed) => void;
}

/** The list of problems and the console, one of them to be seen. */
export function MessageTabs({ workbench, state, pageOfCode, onPlace }: Props) {
  const id = useId();
  return (
    <TabProvider>
      <TabList className="result-tabs" aria-label="What the compiler and the application say">
        <Tab id={`${id}problems`} className="result-tab">
          Problems ({state.diagnostics.length})
        </Tab>
        <Tab id={`${id}console`} className="result-tab">
          Console ({state.console.length})
        </Tab>
      </TabList>
      <TabPanel className="result-panel">
        <ProblemsPane diagnostics={state.diagnostics} {...{ pageOfCode, onPlace }} />
      </TabPanel>
      <TabPanel className="result-panel">
        <ConsolePane
          lines={state.console}
          onClear={() => workbench.clearConsole()}
          onPlace={onPlace}
        />
      </TabPanel>
    </TabProvider>
  );
}
