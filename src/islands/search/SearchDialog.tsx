import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { attribution } from '../../search/index.ts';
import { $searchOpen, $searchQuery } from '../../stores/index.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { SlashSwitch } from './SlashSwitch.tsx';

interface Props {
  /** Address of the form for new issues. */
  issues: string;
}

const close = () => $searchOpen.set(false);

/** The window may have got another layout meanwhile, without the button that has opened the dialog and to which the browser returns the focus. */
function keepFocus(): void {
  const focused = document.activeElement;
  // A browser takes the focus out of a closed dialog only when it draws the page.
  if (focused !== document.body && !focused?.closest('.search-dialog')) return;
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-search]')];
  buttons.find((button) => button.checkVisibility({ visibilityProperty: true }))?.focus();
}

/** The search as a modal dialog of the browser, which keeps the focus inside and gives it back. */
export function SearchDialog({ issues }: Props) {
  const open = useStore($searchOpen);
  const text = useStore($searchQuery);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** Whether the press that a click ends began outside: text may be selected from inside to there. */
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    if (!open) {
      dialog.current?.close();
      // Where there is nothing to give the focus back to, Chromium leaves it inside for a moment, and what is pressed then is lost.
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && dialog.current?.contains(focused)) focused.blur();
      return;
    }
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.focus();
  }, [open]);

  const isOutside = ({ target }: MouseEvent) => target === dialog.current;
  const onKeyDown = (event: KeyboardEvent) => {
    // Elsewhere it opens the search; here it leads back to the field.
    if (event.key !== '/' || event.target === field.current) return;
    event.preventDefault();
    event.stopPropagation();
    field.current?.focus();
  };

  return (
    // Escape closes it too, as every dialog of a browser.
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      onCancel={close}
      // It comes late: by then the reader may have opened the dialog again.
      onClose={() => {
        if (dialog.current?.open) return;
        close();
        keepFocus();
      }}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) close();
      }}
    >
      <div className="search-panel">
        <SearchPanel
          field={field}
          text={text}
          onText={(typed) => $searchQuery.set(typed)}
          withHistory
          issues={issues}
          onLeave={close}
        />
        <div className="search-footer">
          <p className="search-hints">
            <span>
              <kbd>Enter</kbd> to select
            </span>
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> to navigate
            </span>
            <span>
              <kbd>Esc</kbd> to close
            </span>
          </p>
          <SlashSwitch />
          <a href={attribution.url} target="_blank" rel="noopener noreferrer">
            Search by {attribution.name}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
    </dialog>
  );
}
