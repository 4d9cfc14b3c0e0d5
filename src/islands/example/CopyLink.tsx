import { useEffect, useRef, useState } from 'react';
import { ToolButton } from './ToolButton.tsx';
import { copyAddress } from './viewer.ts';

/** How long the tool shows whether copying succeeded, in milliseconds; the same as at a copy button of code. */
const feedbackTime = 2000;

interface Props {
  /** Id of the viewer. */
  id: string;
  /** Title of the example, or nothing. */
  title: string;
}

/** Copies the address of an example, and says for a while how that ended. */
export function CopyLink({ id, title }: Props) {
  const [outcome, setOutcome] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    const message = await copyAddress(id);
    clearTimeout(timer.current);
    setOutcome(message);
    timer.current = setTimeout(() => setOutcome(''), feedbackTime);
  };

  return (
    <>
      <ToolButton
        icon="link"
        label={`Copy link to ${title ? `${title} ` : ''}example to the clipboard`}
        tooltip={outcome || 'Copy link to example'}
        data-outcome={outcome || undefined}
        onClick={() => void copy()}
      />
      <span className="visually-hidden" role="status">
        {outcome}
      </span>
    </>
  );
}
