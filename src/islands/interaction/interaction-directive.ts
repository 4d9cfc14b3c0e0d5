import type { ClientDirective } from 'astro';

/** Signs that a reader is about to use an island; a click or key without them, as scripts send it, starts it too. */
const intents = ['pointerover', 'focusin'] as const;

/**
 * Hydrates an island at the first sign of intent. Clicks and arrow keys that arrive before React is ready are held back and
 * repeated once it is; links keep working meanwhile.
 */
const interaction: ClientDirective = (load, _options, island) => {
  let started = false;
  const held: Event[] = [];

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
    for (const event of held) setTimeout(() => event.target?.dispatchEvent(copyOf(event)));
  };

  const hold = (event: Event) => {
    const target = event.target as Element;
    if (target.closest('a[href]')) return;
    // The scroll arrows of a tab list work without React; their clicks name the list itself.
    if (event.type === 'click' && target.matches('[role="tablist"]')) return;
    if (event instanceof KeyboardEvent && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
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
