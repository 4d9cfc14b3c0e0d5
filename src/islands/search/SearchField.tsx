import type { KeyboardEvent, Ref } from 'react';
import { Glyph } from './Glyph.tsx';
import { clearIcon, searchIcon } from './icons.ts';

interface Props {
  text: string;
  onText: (text: string) => void;
  /** An input method begins or ends to compose. */
  onComposing: (composing: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Ids of the lists that the field drives; undefined while there is none. */
  popup: string | undefined;
  popupRole: 'listbox' | 'grid';
  activeRow: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** The text field, a combobox, with its button to clear it. */
export function SearchField(props: Props) {
  const { text, onText, onComposing, onKeyDown, popup, popupRole, activeRow, ref } = props;
  return (
    <div className="search-field">
      <Glyph shapes={searchIcon} size={20} />
      <input
        ref={ref}
        className="search-input"
        type="text"
        name="q"
        role="combobox"
        aria-label="Search docs"
        placeholder="Search docs"
        aria-autocomplete="list"
        aria-haspopup={popupRole}
        aria-expanded={popup !== undefined}
        aria-controls={popup}
        aria-activedescendant={activeRow}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={() => onComposing(false)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <button
          type="button"
          className="search-tool"
          title="Clear the search"
          aria-label="Clear the search"
          onClick={({ currentTarget }) => {
            onText('');
            currentTarget.parentElement?.querySelector('input')?.focus();
          }}
        >
          <Glyph shapes={clearIcon} />
        </button>
      )}
    </div>
  );
}
