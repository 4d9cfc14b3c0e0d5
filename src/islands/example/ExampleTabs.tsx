import { Tab, TabList, TabProvider } from '@ariakit/react';
import './example-tabs.css';

interface Props {
  /** Id of the viewer; tabs and panels have ids that start with it. */
  id: string;
  label: string;
  tabs: string[];
  onSelect: (index: number) => void;
}

/** The files of an example; arrow keys move between them. The panels are in the page. */
export function ExampleTabs({ id, label, tabs, onSelect }: Props) {
  const tabIds = tabs.map((_, index) => `${id}-tab-${index + 1}`);
  return (
    <TabProvider
      defaultSelectedId={tabIds[0] ?? null}
      setSelectedId={(selected) => onSelect(tabIds.indexOf(selected ?? ''))}
    >
      <TabList className="example-tabs" aria-label={label ? `Files of ${label}` : 'Files'}>
        {tabs.map((name, index) => (
          <Tab
            key={tabIds[index]}
            id={tabIds[index] ?? ''}
            className="example-tab"
            aria-controls={`${id}-panel-${index + 1}`}
          >
            {name}
          </Tab>
        ))}
      </TabList>
    </TabProvider>
  );
}
