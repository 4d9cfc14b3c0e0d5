import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { keepTextWidth, setTextWidth, textWidth } from './text-width.ts';

/** The text keeps a readable width, in pixels. */
const narrowest = 300;
const widest = 800;

keepTextWidth();

/** The line between text and workbench: dragged, or moved by the arrow keys by one per cent of the page. It keeps its place from step to step. */
export function TextWidth() {
  const [percent, setPercent] = useState(textWidth);
  const move = (wanted: number) => {
    const page = document.querySelector('.tutorial')?.clientWidth ?? innerWidth;
    const width = Math.min(Math.max((wanted * page) / 100, narrowest), widest);
    const next = (width * 100) / page;
    setPercent(next);
    setTextWidth(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: percent - 1,
      ArrowRight: percent + 1,
      Home: 0,
      End: 100,
    };
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    move(wanted);
  };
  const onPointerDown = ({ currentTarget, pointerId }: PointerEvent) =>
    currentTarget.setPointerCapture(pointerId);
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    const text = document.querySelector('.tutorial-text')?.getBoundingClientRect().left ?? 0;
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    move(((clientX - text) * 100) / (currentTarget.closest('.tutorial')?.clientWidth ?? 1));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule does not move
    <div
      role="separator"
      tabIndex={0}
      className="text-width"
      aria-label="Width of the text"
      aria-orientation="vertical"
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      {...{ onKeyDown, onPointerDown, onPointerMove }}
    />
  );
}
