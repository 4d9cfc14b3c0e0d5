import { useCallback, useEffect, useRef, useState } from 'react';
import { keptPlace, showAtPlace } from '../router/show-at-place.ts';
import { SearchPanel } from './SearchPanel.tsx';

interface Props {
  /** Address of the form for new issues. */
  issues: string;
}

/** Rest after the last change before the address changes, in milliseconds: browsers limit how often it may. */
const rest = 250;

/** The search as a page, with the query in its address. */
export default function SearchPage({ issues }: Props) {
  const [text, setText] = useState('');
  const [ready, setReady] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** Where the reader left the page, until the results of its address are there. Those of another query move nothing. */
  const place = useRef<number>(undefined);

  // What was typed before React was here wins over the address.
  useEffect(() => {
    const query = new URLSearchParams(location.search).get('q') ?? '';
    if (query) place.current = keptPlace();
    setText(field.current?.value || query);
    setReady(true);
  }, []);
  const showLeftPlace = useCallback(() => {
    if (place.current === undefined) return;
    showAtPlace(place.current);
    place.current = undefined;
  }, []);
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => keepInAddress(text), rest);
    return () => clearTimeout(timer);
  }, [ready, text]);

  return (
    <search>
      <form className="search-page" action="/search" onSubmit={(event) => event.preventDefault()}>
        <div className="search-panel">
          <SearchPanel
            field={field}
            text={text}
            onText={setText}
            issues={issues}
            onLeave={() => {}}
            onAnswered={showLeftPlace}
          />
        </div>
      </form>
    </search>
  );
}

function keepInAddress(query: string): void {
  const url = new URL(location.href);
  if (url.pathname !== '/search') return;
  if (query.trim()) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  // The router keeps the position of the page in the state.
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
