import { lazy, Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ExampleTabs } from './ExampleTabs.tsx';
import { ToolButton } from './ToolButton.tsx';
import {
  copyAddress,
  setCodeHidden,
  setCollapsed,
  setEditing,
  showPanel,
  workbenchPlace,
} from './viewer.ts';

/** The editor and the compiler come with the first edit of a page. */
const ExampleWorkbench = lazy(() => import('./ExampleWorkbench.tsx'));

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
  /** Name of the example whose application can be edited; none where nothing runs. */
  editable: string | null;
}

/** Title or tabs of an example, and its tools. The code itself is part of the page. */
export default function ExampleBar(props: Props) {
  const { id, title, tabs, sourceUrl, collapsible, editable } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [isCodeHidden, hideCode] = useState(props.codeHidden);
  const [isCollapsed, collapse] = useState(collapsible);

  const toggleCode = () => {
    hideCode(!isCodeHidden);
    setCodeHidden(bar.current, !isCodeHidden);
  };
  const [isEditing, edit] = useState(false);
  const toggleEditing = () => {
    edit(!isEditing);
    setEditing(bar.current, !isEditing);
  };
  const place = isEditing && workbenchPlace(bar.current);
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
        <ToolButton
          icon="link"
          label={`Copy link to ${title ? `${title} ` : ''}example to the clipboard`}
          tooltip="Copy link to example"
          onClick={() => copyAddress(id)}
        />
        {sourceUrl && <ToolButton icon="source" label="Open example on GitHub" href={sourceUrl} />}
        {editable && (
          <button type="button" className="example-edit" onClick={toggleEditing}>
            {isEditing ? 'Close the editor' : 'Edit'}
          </button>
        )}
        {collapsible && (
          <ToolButton
            icon={isCollapsed ? 'expand' : 'collapse'}
            label={isCollapsed ? 'Expand code example' : 'Collapse code example'}
            tooltip={isCollapsed ? 'Expand example' : 'Collapse example'}
            onClick={toggleLines}
          />
        )}
      </div>
      {editable &&
        place &&
        createPortal(
          <Suspense fallback={<p role="status">The editor is loading…</p>}>
            <ExampleWorkbench example={editable} tabs={tabs} />
          </Suspense>,
          place,
        )}
    </div>
  );
}
