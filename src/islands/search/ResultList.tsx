import type { MouseEvent } from 'react';
import { openedOf, type SearchResult } from '../../search/index.ts';
import { Glyph } from './Glyph.tsx';
import { codeIcon, documentIcon, headingIcon } from './icons.ts';
import { MarkedText } from './MarkedText.tsx';
import { onOpened } from './on-opened.ts';

interface Props {
  id: string;
  results: readonly SearchResult[];
  /** Place of the active row. */
  active: number;
  /** Id of a row by its place. */
  rowId: (index: number) => string;
  /** The reader leaves for a result. */
  onLeave: (event: MouseEvent) => void;
}

/** Results in the order of their relevance, as the list of a combobox. */
export function ResultList({ id, results, active, rowId, onLeave }: Props) {
  return (
    <div className="search-list" id={id} role="listbox" aria-label="Results">
      {results.map((result, index) => (
        <a
          key={result.url}
          className="search-row"
          id={rowId(index)}
          role="option"
          aria-selected={index === active}
          href={result.url}
          {...onOpened(openedOf(result), onLeave)}
        >
          <Row result={result} />
        </a>
      ))}
    </div>
  );
}

function Row({ result }: { result: SearchResult }) {
  const { type, label, subLabel, content, category } = result;
  return (
    <>
      <Glyph shapes={type === 'code' ? codeIcon : documentIcon} />
      <span className="search-texts">
        <span className="search-label">
          <MarkedText parts={label} />
          {result.package && <span className="search-package">{result.package}</span>}
        </span>
        {subLabel && (
          <span className="search-heading">
            <Glyph shapes={headingIcon} size={14} />
            <span>
              <MarkedText parts={subLabel} />
            </span>
          </span>
        )}
        {content && (
          <span className="search-content">
            <MarkedText parts={content} />
          </span>
        )}
      </span>
      <span className="search-category">{category}</span>
    </>
  );
}
