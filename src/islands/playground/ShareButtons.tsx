import { useState } from 'react';
import { embedCode } from './embed-code.ts';
import { keepInAddress, type SharedCode } from './shared-code.ts';

interface Props {
  /** The code as it is now. */
  codeOf: () => SharedCode;
  onMessage: (message: string) => void;
}

/** Gives the code away: as a link, and as HTML for pages of other sites. */
export function ShareButtons({ codeOf, onMessage }: Props) {
  /** The HTML, where the browser does not let it be copied. */
  const [shown, setShown] = useState<string>();
  const copyLink = async () => {
    const address = keepInAddress(codeOf());
    if (!address) return onMessage('The code is too long for a link. Use “Download” to save it.');
    const isCopied = await copy(address);
    onMessage(isCopied ? 'Link copied.' : 'The link to this code is in the address bar.');
  };
  const copyEmbed = async () => {
    const html = embedCode(location.origin, codeOf());
    const isCopied = await copy(html);
    setShown(isCopied ? undefined : html);
    onMessage(
      isCopied
        ? 'Embed code copied. Paste it into the HTML of a page.'
        : 'Copy the embed code from its field.',
    );
  };
  return (
    <>
      <button type="button" onClick={copyLink}>
        Copy link
      </button>
      <button type="button" onClick={copyEmbed}>
        Copy embed code
      </button>
      {shown && (
        <input
          className="embed-code"
          aria-label="Embed code"
          readOnly
          // biome-ignore lint/a11y/noAutofocus: the reader has just asked for it
          autoFocus
          value={shown}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}

/** @returns whether the browser has let the text be copied */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
