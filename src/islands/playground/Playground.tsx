import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Workbench } from '../../sandbox/workbench/index.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { makeWorkbench } from '../sandbox-settings/index.ts';
import type { PackageVersions } from './cli-project.ts';
import { loadTemplate } from './load-template.ts';
import { OpenedCode } from './OpenedCode.tsx';
import css from './playground.css?inline';
import { BrokenLink, fromHash, type SharedCode } from './shared-code.ts';

adoptStyles(css);

interface Props {
  /** Templates in order; the first opens when the address has no code. */
  templates: readonly { readonly name: string; readonly label: string }[];
  /** What a downloaded project installs. */
  versions: PackageVersions;
  /** What stands in the page until something is opened, or without scripts. */
  children: ReactNode;
}

/** What is opened, and how often something was: what is opened again is another one. */
interface Opened {
  readonly code: SharedCode;
  readonly count: number;
  /** Name of the template that it comes from; none for code from a link. */
  readonly template?: string;
}

/** The playground: templates, files of the reader's own, links that carry code, and archives. */
export default function Playground({ templates, versions, children }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const [message, setMessage] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  /** What the reader has of it now. */
  const current = useRef<SharedCode>(undefined);
  const workbench = useRef<Workbench>(undefined);
  /** What another template replaced, to be brought back. */
  const [replaced, setReplaced] = useState<SharedCode>();

  const put = useCallback((code: SharedCode, template?: string) => {
    current.current = undefined;
    setWaiting(false);
    setOpened((before) => ({
      code,
      count: (before?.count ?? 0) + 1,
      ...(template && { template }),
    }));
  }, []);
  const openTemplate = useCallback(
    async (name: string) => {
      try {
        const code = await loadTemplate(name);
        if (current.current) setReplaced(current.current);
        put(code, name);
      } catch {
        setMessage('The template could not be loaded. Try again when you are online.');
      }
    },
    [put],
  );
  const [first] = templates;
  useEffect(() => {
    const hash = location.hash.slice(1);
    try {
      if (!hash) return void openTemplate(first?.name ?? '');
      put(fromHash(hash));
      // Code of somebody else runs when the reader has seen it.
      setWaiting(true);
    } catch (error) {
      setMessage(error instanceof BrokenLink ? error.message : String(error));
      void openTemplate(first?.name ?? '');
    }
  }, [openTemplate, put, first]);

  const choose = (name: string) => {
    setMessage('');
    void openTemplate(name);
  };
  workbench.current ??= makeWorkbench({ title: 'Preview of the application' });
  useEffect(
    () => () => {
      workbench.current?.dispose();
      workbench.current = undefined;
    },
    [],
  );
  const keep = useCallback((code: SharedCode) => {
    current.current = code;
  }, []);
  return (
    <div className="playground">
      <div className="playground-bar">
        <label>
          Select a template{' '}
          <select value={opened?.template ?? ''} onChange={({ target }) => choose(target.value)}>
            {!opened?.template && (
              <option value="">{opened ? 'Code from a link' : 'Choose one'}</option>
            )}
            {templates.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {replaced && (
          <button
            type="button"
            onClick={() => {
              put(replaced);
              setReplaced(undefined);
            }}
          >
            Bring my code back
          </button>
        )}
        <p className="playground-message" role="status">
          {message}
        </p>
      </div>
      {!opened && children}
      {opened && (
        <OpenedCode
          key={opened.count}
          workbench={workbench.current}
          opened={opened.code}
          name={`angular-${opened.template ?? 'playground'}`}
          onRun={isWaiting ? () => setWaiting(false) : undefined}
          onChange={keep}
          onMessage={setMessage}
          versions={versions}
        />
      )}
    </div>
  );
}
