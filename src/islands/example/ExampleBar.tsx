import { useRef, useState } from 'react';
import { CopyLink } from './CopyLink.tsx';
import { ExampleTabs } from './ExampleTabs.tsx';
import { ToolButton } from './ToolButton.tsx';
import { setCodeHidden, setCollapsed, showPanel } from './viewer.ts';

interface Props {
  /** Id of the viewer, also the fragment that leads to it. */
  id: string;
  title: string;
  tabs: string[];
  /** Where the sources are hosted; only examples with a preview link there. */
  sourceUrl: string | null;
  /** Whether the code is hidden at first. */
  codeHidden: boolean;
  /** Whether some lines are hidden until the reader expands the example. */
  collapsible: boolean;
}

/** Title or tabs of an example, and its tools. The code itself is part of the page. */
export default function ExampleBar(props: Props) {
  const { id, title, tabs, sourceUrl, collapsible } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [isCodeHidden, hideCode] = useState(props.codeHidden);
  const [isCollapsed, collapse] = useState(collapsible);

  const toggleCode = () => {
    hideCode(!isCodeHidden);
    setCodeHidden(bar.current, !isCodeHidden);
  };
  const toggleLines = () => {
    collapse(!isCollapsed);
    setCollapsed(bar.current, !isCollapsed);
  };

  return (
    <div className="example-bar" ref={bar}>
      {tabs.length > 1 ? (
        <ExampleTabs
          id={id}
          label={title}
          tabs={tabs}
          onSelect={(index) => showPanel(bar.current, index)}
        />
      ) : (
        <p className="example-title">{title}</p>
      )}
      <div className="example-tools">
        <ToolButton
          icon="code"
          label={isCodeHidden ? 'Show code' : 'Hide code'}
          role="switch"
          aria-checked={!isCodeHidden}
          aria-controls={`${id}-code`}
          onClick={toggleCode}
        />
        <CopyLink id={id} title={title} />
        {sourceUrl && <ToolButton icon="source" label="Open example on GitHub" href={sourceUrl} />}
        {collapsible && (
          <ToolButton
            icon={isCollapsed ? 'expand' : 'collapse'}
            label={isCollapsed ? 'Expand code example' : 'Collapse code example'}
            tooltip={isCollapsed ? 'Expand example' : 'Collapse example'}
            onClick={toggleLines}
          />
        )}
      </div>
    </div>
  );
}
