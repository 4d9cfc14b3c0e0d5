import { useState } from 'react';
import { readStored, slashStorageKey, writeStored } from '../../stores/index.ts';

/** Whether a slash opens the search: a key by itself may be pressed unintentionally, by speech input for instance. WCAG 2.2, 2.1.4. */
export function SlashSwitch() {
  const [isOn, setOn] = useState(() => readStored(slashStorageKey) !== 'off');
  return (
    <label className="search-slash">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setOn(checked);
          writeStored(slashStorageKey, checked ? 'on' : 'off');
        }}
      />
      <kbd>/</kbd> opens the search
    </label>
  );
}
