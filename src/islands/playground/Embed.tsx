import { type ReactNode, useEffect, useState } from 'react';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { onDemand } from '../on-demand.tsx';
import { makeWorkbench, withTabs } from '../sandbox-settings/index.ts';
import css from './embed.css?inline';
import { loadTemplate } from './load-template.ts';
import { BrokenLink, fromHash, type SharedCode, toHash } from './shared-code.ts';

adoptStyles(css);

// A preview alone comes without the editor.
const EmbeddedEditor = onDemand(() => import('./EmbeddedEditor.tsx'), 'The editor');
const EmbeddedPreview = onDemand(() => import('./EmbeddedPreview.tsx'), 'The preview');

interface Props {
  /** Visible name of the page. */
  heading: string;
  /** Name of the template that opens when the address has no code. */
  template: string;
  /** What stands in the page until something is opened, or without scripts. */
  children: ReactNode;
}

/** Code that is shown, with the workbench that it has for itself. */
interface Opened {
  readonly workbench: Workbench;
  readonly code: SharedCode;
  /** Which of the codes that this page has opened. */
  readonly turn: number;
}

/** The playground in a page of another site: code of the address and what it does, and a way to the playground itself. */
export default function Embed({ heading, template, children }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    let turn = 0;
    let workbench: Workbench | undefined;
    const close = () => {
      turn += 1;
      workbench?.dispose();
      workbench = undefined;
    };
    const open = async () => {
      close();
      const mine = turn;
      setOpened(undefined);
      setProblem(undefined);
      try {
        const hash = location.hash.slice(1);
        const code = hash ? fromHash(hash) : await loadTemplate(template);
        if (mine !== turn) return;
        workbench = makeWorkbench({
          title: 'Preview of the application',
          start: withTabs(code.files, code.open),
          precompiled: code.precompiled,
        });
        setOpened({ workbench, code, turn });
        // Code from another person runs when the reader wants it to.
        setWaiting(hash !== '');
      } catch (error) {
        if (mine !== turn) return;
        setProblem(error instanceof BrokenLink ? error.message : 'The code could not be loaded.');
      }
    };
    void open();
    // Pages may show one example after the other in the same frame.
    addEventListener('hashchange', open);
    return () => {
      removeEventListener('hashchange', open);
      close();
    };
  }, [template]);
  const [isCodeShown, setCodeShown] = useState(false);
  const isAlone =
    !isCodeShown && opened && new URLSearchParams(location.search).get('view') === 'preview';
  const onRun = isWaiting ? () => setWaiting(false) : undefined;
  return (
    <div className="embed">
      <div className="embed-bar">
        <h1>{heading}</h1>
        <PlaygroundLink opened={opened} />
      </div>
      {problem && (
        <p className="embed-problem" role="alert">
          {problem}
        </p>
      )}
      {!opened && !problem && children}
      {opened &&
        (isAlone ? (
          <EmbeddedPreview
            key={opened.turn}
            waiting={children}
            workbench={opened.workbench}
            onRun={onRun}
            onShowCode={hasRoom() ? () => setCodeShown(true) : undefined}
          />
        ) : (
          <EmbeddedEditor
            key={opened.turn}
            waiting={children}
            workbench={opened.workbench}
            onRun={onRun}
            open={opened.code.open}
            hasFocus={isCodeShown}
          />
        ))}
    </div>
  );
}

/** Whether a frame is large enough to read code in it. */
function hasRoom(): boolean {
  return innerWidth >= 480 && innerHeight >= 320;
}

/** Leads to the playground, with the code as the reader has it now. */
function PlaygroundLink({ opened }: { opened: Opened | undefined }) {
  const [code, setCode] = useState<SharedCode>();
  useEffect(() => {
    setCode(opened?.code);
    if (!opened) return;
    const { project } = opened.workbench;
    const { open } = opened.code;
    return project.subscribe(() => setCode({ files: project.texts, open }));
  }, [opened]);
  return (
    <a href={`/playground${code ? `#${toHash(code)}` : ''}`} target="_blank" rel="noopener">
      Open in the playground
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
