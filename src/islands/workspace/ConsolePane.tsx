import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ConsoleLine as Line } from '../../sandbox/workbench/index.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { ConsoleLine } from './ConsoleLine.tsx';
import css from './console.css?inline';
import { isClosed, type LevelFilter, visibleLines } from './console-view.ts';
import type { Placed } from './preview/index.ts';

adoptStyles(css);

interface Props {
  lines: readonly Line[];
  onPlace: (place: Placed) => void;
  onClear: () => void;
}

/** Lines in the document; the reader asks for earlier ones. */
const MOST_SHOWN = 200;

const NO_GROUPS: ReadonlySet<number> = new Set();

/** What the application printed. */
export default function ConsolePane({ lines, onPlace, onClear }: Props) {
  const [text, setText] = useState('');
  const [level, setLevel] = useState<LevelFilter>('all');
  const [toggled, setToggled] = useState(NO_GROUPS);
  const [isAll, setIsAll] = useState(false);
  // Handlers stay the same, so that lines are not rendered again.
  const place = useRef(onPlace);
  place.current = onPlace;
  const goTo = useCallback((target: Placed) => place.current(target), []);
  const toggle = useCallback((id: number) => setToggled((before) => flipped(before, id)), []);
  const visible = useMemo(
    () => visibleLines(lines, { text, level, toggled }),
    [lines, text, level, toggled],
  );
  const shown = isAll ? visible : visible.slice(-MOST_SHOWN);
  const scroller = useFollowEnd(shown);
  const isFiltered = text.trim() !== '' || level !== 'all';
  return (
    <div className="console">
      <div className="console-bar">
        <input
          type="search"
          aria-label="Filter the console"
          placeholder="Filter"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <select
          aria-label="Level"
          value={level}
          onChange={(event) => setLevel(event.target.value as LevelFilter)}
        >
          <option value="all">All levels</option>
          <option value="info">Hide debug</option>
          <option value="warnings">Warnings and errors</option>
          <option value="errors">Errors</option>
        </select>
        <button type="button" disabled={lines.length === 0} onClick={onClear}>
          Clear
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard. */}
      <div ref={scroller} className="console-scroller" role="log" aria-label="Console" tabIndex={0}>
        {lines.length === 0 && <p className="pane-empty">Nothing logged yet.</p>}
        {lines.length > 0 && visible.length === 0 && isFiltered && (
          <p className="pane-empty">None of the {lines.length} lines matches the filter.</p>
        )}
        {visible.length > shown.length && (
          <button type="button" className="console-more" onClick={() => setIsAll(true)}>
            Show {visible.length - shown.length} earlier lines
          </button>
        )}
        <ol className="console-lines">
          {shown.map((line) => (
            <ConsoleLine
              key={line.id}
              line={line}
              onPlace={goTo}
              {...(line.kind?.endsWith('group') &&
                !isFiltered && { onToggle: toggle, isClosed: isClosed(line, toggled) })}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

function flipped(before: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

/** How far from its end a list may be scrolled and still follow new lines, in pixels. */
const NEAR_END = 24;

/** Stays at the end, unless the reader has scrolled up to read older lines. */
function useFollowEnd(shown: readonly Line[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const follow = useCallback(() => {
    if (isFollowing.current) scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, []);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let before = 0;
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      // The list may have grown since it was scrolled to its end: only who goes up leaves the end.
      if (scrollTop + clientHeight >= scrollHeight - NEAR_END) isFollowing.current = true;
      else if (scrollTop < before) isFollowing.current = false;
      before = scrollTop;
    };
    element.addEventListener('scroll', look, { passive: true });
    // What the reader unfolds grows too, but is read from its start.
    let isUnfolding = false;
    const unfold = () => {
      isUnfolding = true;
    };
    element.addEventListener('click', unfold);
    // Lines get their height late, and another one when the pane gets another width.
    const sizes = new ResizeObserver(() => {
      if (!isUnfolding) follow();
      isUnfolding = false;
    });
    for (const resized of [element, ...element.children]) sizes.observe(resized);
    return () => {
      element.removeEventListener('scroll', look);
      element.removeEventListener('click', unfold);
      sizes.disconnect();
    };
  }, [follow]);
  // New lines are what moves the end.
  useLayoutEffect(follow, [shown]);
  return scroller;
}
