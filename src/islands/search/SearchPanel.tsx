import { useStore } from '@nanostores/react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { favoritesOf, recentOf, type SearchState } from '../../search/index.ts';
import { HistoryLists } from './HistoryLists.tsx';
import { $history } from './kept-history.ts';
import { NothingFound, ReportLink } from './NothingFound.tsx';
import { ResultList } from './ResultList.tsx';
import { SearchField } from './SearchField.tsx';
import { useActiveRow } from './use-active-row.ts';
import { usePromptEnter } from './use-prompt-enter.ts';
import { useSearch } from './use-search.ts';

interface Props {
  /** What stands in the field. */
  text: string;
  onText: (text: string) => void;
  /** Whether an empty field shows what the reader has opened. */
  withHistory?: boolean;
  /** Where the search of a missing page is reported. */
  issues: string;
  /** The reader leaves for a result. */
  onLeave: (event: MouseEvent) => void;
  /** A query has all of its results, and they are in the page. */
  onAnswered?: () => void;
  field: RefObject<HTMLInputElement | null>;
}

/** The field of the search with what is below it: results, history, or a message. */
export function SearchPanel(props: Props) {
  const { text, onText, withHistory = false, issues, onLeave, onAnswered, field } = props;
  const [composing, setComposing] = useState(false);
  const { state, retry } = useSearch(text, composing);
  const history = useStore($history, { ssr: 'initial' });
  const ids = useId();
  const isAnswered = state.answered !== '' && !state.pending;
  useEffect(() => {
    if (isAnswered) onAnswered?.();
  }, [isAnswered, onAnswered]);

  const showsHistory = withHistory && text.trim() === '' && history.length > 0;
  const recent = showsHistory ? recentOf(history) : [];
  const favorites = showsHistory ? favoritesOf(history) : [];
  const results = showsHistory ? [] : state.results;
  const count = results.length + recent.length + favorites.length;
  const rows = useActiveRow(showsHistory ? 'history' : `results of ${state.answered}`, count);
  const onKeyDown = usePromptEnter(text.trim(), state, rows, retry);
  const listIds = [`${ids}-recent`, `${ids}-favorites`] as const;
  const shownLists = [recent.length > 0 && listIds[0], favorites.length > 0 && listIds[1]];
  const popup = showsHistory ? shownLists.filter(Boolean).join(' ') : `${ids}-results`;

  return (
    <>
      <SearchField
        ref={field}
        text={text}
        onText={onText}
        onComposing={setComposing}
        onKeyDown={onKeyDown}
        popup={count > 0 ? popup : undefined}
        popupRole={showsHistory ? 'grid' : 'listbox'}
        activeRow={rows.id}
      />
      <p className="visually-hidden" role="status">
        {announcement(state)}
      </p>
      {showsHistory && (
        <HistoryLists
          recent={recent}
          favorites={favorites}
          listIds={listIds}
          active={rows.index}
          setActive={rows.set}
          rowId={rows.rowId}
          onLeave={onLeave}
          onGone={() => field.current?.focus()}
        />
      )}
      {results.length > 0 && (
        <ResultList
          key={state.answered}
          id={popup}
          results={results}
          active={rows.index}
          rowId={rows.rowId}
          onLeave={onLeave}
        />
      )}
      {!showsHistory && messageOf(state, issues, retry)}
    </>
  );
}

/** What screen readers say of a new answer; it names the query, as the same text again would not be said. */
function announcement({ answered, results, failed, pending }: SearchState): string {
  if (answered === '' || pending) return '';
  if (failed) return `The search for “${answered}” failed.`;
  const count = results.length;
  if (count === 0) return `No results found for “${answered}”.`;
  return `${count} ${count === 1 ? 'result' : 'results'} for “${answered}”.`;
}

function messageOf(state: SearchState, issues: string, retry: () => void): ReactNode {
  const { answered, results, failed, pending } = state;
  if (failed) {
    return (
      <div className="search-message">
        <p>The search did not respond. Check your connection.</p>
        <button type="button" className="search-retry" onClick={retry}>
          Try again
        </button>
      </div>
    );
  }
  if (answered === '') {
    const words = pending ? 'Searching…' : 'Start typing to see results';
    return <p className="search-message">{words}</p>;
  }
  if (results.length === 0) return <NothingFound query={answered} issues={issues} />;
  return (
    <p className="search-more">
      <ReportLink query={answered} issues={issues} />
    </p>
  );
}
