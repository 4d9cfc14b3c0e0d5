import type { MouseEvent } from 'react';
import type { History, HistoryItem } from '../../search/index.ts';
import { Glyph } from './Glyph.tsx';
import { favoriteIcon, recentIcon, removeIcon } from './icons.ts';
import { makeFavorite, removeItem } from './kept-history.ts';
import { onOpened } from './on-opened.ts';

interface Props {
  recent: History;
  favorites: History;
  /** Ids of the two lists. */
  listIds: readonly [recent: string, favorites: string];
  /** Place of the active row, counted through both lists. */
  active: number;
  setActive: (index: number) => void;
  rowId: (index: number) => string;
  onLeave: (event: MouseEvent) => void;
  /** An item has left its list together with the button that had the focus. */
  onGone: () => void;
}

/** What the reader has opened: grids, since their rows have buttons of their own. */
export function HistoryLists(props: Props) {
  const { recent, favorites, listIds } = props;
  return (
    <div className="search-list">
      <HistoryList {...props} id={listIds[0]} title="Recent" items={recent} first={0} />
      <HistoryList
        {...props}
        id={listIds[1]}
        title="Favorite"
        items={favorites}
        first={recent.length}
      />
    </div>
  );
}

interface ListProps extends Props {
  id: string;
  title: string;
  items: History;
  /** Place of its first row. */
  first: number;
}

function HistoryList({ id, title, items, first, ...props }: ListProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="search-list-title" id={`${id}-title`}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the rows of a combobox that have buttons are a grid. */}
      <table className="search-history" role="grid" id={id} aria-labelledby={`${id}-title`}>
        <tbody>
          {items.map((item, index) => (
            <HistoryRow key={item.url} {...props} item={item} index={first + index} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends Props {
  item: HistoryItem;
  index: number;
}

function HistoryRow({ item, index, active, setActive, rowId, onLeave, onGone }: RowProps) {
  const { label, subLabel, url, isFavorite } = item;
  const name = subLabel ? `${label}, ${subLabel}` : label;
  const press = (change: (url: string) => void) => () => {
    change(url);
    onGone();
  };
  return (
    <tr
      aria-selected={index === active}
      // A row that is scrolled under a pointer that rests gets the event too, without a movement.
      onMouseMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setActive(index);
      }}
    >
      <td id={rowId(index)}>
        <a href={url} className="search-history-link" {...onOpened(item, onLeave)}>
          <Glyph shapes={isFavorite ? favoriteIcon : recentIcon} />
          <span className="search-label">{label}</span>
          {subLabel && <span className="search-heading">→ {subLabel}</span>}
        </a>
      </td>
      <td className="search-tools">
        {!isFavorite && (
          <button
            type="button"
            className="search-tool"
            title="Make favorite"
            aria-label={`Make favorite: ${name}`}
            onClick={press(makeFavorite)}
          >
            <Glyph shapes={favoriteIcon} />
          </button>
        )}
        <button
          type="button"
          className="search-tool"
          title="Remove item"
          aria-label={`Remove item: ${name}`}
          onClick={press(removeItem)}
        >
          <Glyph shapes={removeIcon} />
        </button>
      </td>
    </tr>
  );
}
