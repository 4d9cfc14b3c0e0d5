import { concerns, parseEvent } from './api-events.ts';
import type { Choice } from './plan.ts';
import { majorOf, versionNumber } from './versions.ts';

/**
 * Shows the names that the update removes or deprecates, out of the lists of all versions.
 *
 * @param oldest the first major whose names are known
 */
export function showApi(guide: HTMLElement, choice: Choice, oldest: number): void {
  const section = guide.querySelector<HTMLElement>('[data-plan-api]');
  if (!section) return;
  const [from, to] = [versionNumber(choice.from), versionNumber(choice.to)];
  const found = [...guide.querySelectorAll<HTMLElement>('[data-api]')].filter(({ dataset }) =>
    concerns(parseEvent(dataset['api'] ?? ''), from, to, oldest),
  );
  section.hidden = found.length === 0;
  for (const list of section.querySelectorAll<HTMLElement>('[data-api-list]')) {
    const kind = list.dataset['apiList'] ?? '';
    const names = found.filter(({ dataset }) => dataset['api']?.startsWith(kind));
    list.hidden = names.length === 0;
    list.querySelector('ul')?.replaceChildren(...names.map((name) => copyOf(name)));
  }
  const note = section.querySelector('[data-api-note]');
  if (note) {
    note.textContent =
      majorOf(from) < oldest
        ? `Public names that were removed or deprecated since version ${oldest}. Older changes are not listed.`
        : 'Public names that were removed or deprecated. Search your code for them.';
  }
}

/** The same name once more; only the first list is the source of later plans. */
function copyOf(name: HTMLElement): HTMLElement {
  const copy = name.cloneNode(true) as HTMLElement;
  delete copy.dataset['api'];
  return copy;
}
