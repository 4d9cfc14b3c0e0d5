import { type ReactNode, useMemo, useState } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import { BringBack } from './BringBack.tsx';
import type { PackageVersions } from './cli-project.ts';
import { MessageLine } from './MessageLine.tsx';
import { OpenedCode } from './OpenedCode.tsx';
import css from './playground.css?inline';
import { useOpenedCode } from './use-opened-code.ts';

adoptStyles(css);

interface Props {
  /** Templates in order; the first opens when the address has no code. */
  templates: readonly { readonly name: string; readonly label: string }[];
  /** What a downloaded project installs. */
  versions: PackageVersions;
  /** What stands in the page until something is opened, or without scripts. */
  children: ReactNode;
}

/** What the reader has chosen in the HTML of the server while this code was on its way; React sets it back. */
function earlyChoice(): string {
  if (import.meta.env.SSR) return '';
  return document.querySelector<HTMLSelectElement>('.playground-bar select')?.value ?? '';
}

/** The playground: templates, files of the reader's own, links that carry code, and archives. */
export default function Playground({ templates, versions, children }: Props) {
  const names = useMemo(() => templates.map(({ name }) => name), [templates]);
  const [early] = useState(earlyChoice);
  const { opened, message, setMessage, choose, run, works, bringBack } = useOpenedCode(
    names,
    early,
  );
  const labelOf = (template: string | undefined) =>
    templates.find(({ name }) => name === template)?.label ?? 'Code from a link';
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
        <BringBack {...{ works, bringBack, labelOf }} />
        <MessageLine message={message} />
      </div>
      {!opened && children}
      {opened && (
        <OpenedCode
          key={opened.count}
          opened={opened}
          name={`angular-${opened.template ?? 'playground'}`}
          onRun={opened.isWaiting ? run : undefined}
          onMessage={setMessage}
          versions={versions}
        />
      )}
    </div>
  );
}
