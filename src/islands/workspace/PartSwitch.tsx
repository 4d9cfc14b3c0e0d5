import { useId } from 'react';
import type { Arrangement } from './use-arrangement.ts';

/** A part of a page with a workspace that can be shown by itself; `text` belongs to the page around it. */
export type Part = 'text' | 'code' | 'preview' | 'messages';

interface Props {
  parts: readonly Part[];
  shown: Part;
  onShow: (part: Part) => void;
  /** How many problems there are, which the reader of another part does not see. */
  problems: number;
  /** Whether code and preview are one part. */
  isTogether: boolean;
}

/** Chooses the part of a workspace that is shown, where there is no room for all. Arrow keys move between them. */
export function PartSwitch({ parts, shown, onShow, problems, isTogether }: Props) {
  const name = useId();
  const labels: Readonly<Record<Part, string>> = {
    text: 'Text',
    code: isTogether ? 'Code and preview' : 'Code',
    preview: 'Preview',
    messages: 'Messages',
  };
  const counted = parts.includes('messages') ? 'messages' : 'preview';
  return (
    <fieldset className="part-switch">
      <legend className="visually-hidden">Show</legend>
      {parts.map((part) => (
        <label key={part} className="part-choice">
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={part === shown}
            onChange={() => onShow(part)}
          />
          {labels[part]}
          {part === counted && problems > 0 && (
            <span className="part-count">
              {problems}
              <span className="visually-hidden"> {problems === 1 ? 'problem' : 'problems'}</span>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

/** The parts to choose from; fewer than two need no switch. */
export function partsOf(arrangement: Arrangement, hasText: boolean): readonly Part[] {
  const text: Part[] = hasText ? ['text'] : [];
  if (arrangement === 'small') return [...text, 'code', 'preview', 'messages'];
  return arrangement === 'single' ? [...text, 'code', 'preview'] : [...text, 'code'];
}
