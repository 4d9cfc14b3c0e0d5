import type { ClientDirective } from 'astro';

/** Signs that a reader is about to use an island; a click or key without them, as scripts send it, starts it too. */
const intents = ['pointerover', 'focusin'] as const;

/**
 * Hydrates an island at the first sign of intent. A click or arrow key that arrives before React is ready is held back and
 * repeated once it is; links keep working meanwhile.
 */
const interaction: ClientDirective = (load, _options, island) => {
  let started = false;
  let repeat: (() => void) | undefined;

  const start = () => {
    if (started) return;
    started = true;
    void hydrate();
  };

  const hydrate = async () => {
    for (const intent of intents) island.removeEventListener(intent, start);
    const hydrateIsland = await load();
    await hydrateIsland();
    island.removeEventListener('click', hold, true);
    island.removeEventListener('keydown', hold, true);
    // React hydrates in a task of its own after its hydrator has returned.
    if (repeat) setTimeout(repeat);
  };

  const hold = (event: Event) => {
    const target = event.target as Element;
    if (target.closest('a[href]')) return;
    // The scroll arrows of a tab list work without React; their clicks name the list itself.
    if (event.type === 'click' && target.matches('[role="tablist"]')) return;
    if (event instanceof KeyboardEvent && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    repeat = () => target.dispatchEvent(copyOf(event));
    start();
  };

  for (const intent of intents) island.addEventListener(intent, start);
  island.addEventListener('click', hold, true);
  island.addEventListener('keydown', hold, true);
};

/** Events serve as their own initializers: a constructor reads the properties that it knows. */
function copyOf(event: Event): Event {
  return new (event.constructor as typeof Event)(event.type, event);
}

export default interaction;
