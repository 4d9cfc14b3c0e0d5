import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  className: string;
  /** Style sheet of the content; custom properties come from the page. */
  css: string;
  children: ReactNode;
}

/**
 * Puts its content into a shadow root. The editor's library writes style elements into a document, which the site's policy refuses; in a shadow root it
 * adopts style sheets, which the policy allows.
 */
export function ShadowRoot({ className, css, children }: Props) {
  const [root, setRoot] = useState<globalThis.ShadowRoot>();
  const attach = useCallback(
    (host: HTMLDivElement | null) => {
      if (!host) return;
      const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      shadow.adoptedStyleSheets = [sheet];
      setRoot(shadow);
    },
    [css],
  );
  return (
    <div ref={attach} className={className}>
      {root && createPortal(children, root as unknown as Element)}
    </div>
  );
}
