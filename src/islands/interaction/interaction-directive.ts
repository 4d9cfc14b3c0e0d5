import type { ClientDirective } from 'astro';

/** Signs that a reader is about to use an island; a click or key without them, as scripts send it, starts it too. */
const intents = ['pointerover', 'focusin'] as const;

/** Tells others, whose modules are not this one's: `pending`, then `settled`; `press-failed` where nothing comes of a press. */
const tell = (type: string) => document.dispatchEvent(new Event(type));

/**
 * Hydrates an island at the first sign of intent. Clicks and arrow keys that arrive before React is ready are held back and
 * repeated once it is; links keep working meanwhile. The page shows that they are pending, and impatient repeats of a click count once. A menu of the header
 * lives on when the page changes; a press of the page before is forgotten.
 */
const interaction: ClientDirective = (load, _options, island) => {
  let isStarted = false;
  let held: Event[] = [];
  let page: string;

  // Astro reports what can't be loaded, and goes on as if it were there; only the mark of the server's HTML stays.
  const isDead = () => island.hasAttribute('ssr');

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    hydrate().finally(() => {
      if (!isDead()) return;
      // The next press tries again, and so does the page when there is a network: something may have been typed.
      isStarted = false;
      addEventListener('online', start, { once: true });
      if (held[0]) tell('press-failed');
      held = [];
      tell('settled');
    });
  };

  const hydrate = async () => {
    for (const intent of intents) island.removeEventListener(intent, start);
    const hydrateIsland = await load();
    await hydrateIsland();
    if (isDead()) return;
    // React hydrates in a task of its own after its hydrator has returned. A click that comes before that is a repeat still.
    setTimeout(async () => {
      island.removeEventListener('click', hold, true);
      island.removeEventListener('keydown', hold, true);
      if (page === location.pathname)
        for (const event of held) {
          event.target?.dispatchEvent(copyOf(event));
          // React draws in a microtask what an event has changed. The next event must meet that.
          await 0;
        }
      if (held[0]) tell('settled');
    });
  };

  const hold = (event: Event) => {
    const target = event.target as Element;
    if (target.closest('a[href]')) return;
    // The scroll arrows of a tab list work without React; their clicks name the list itself.
    if (event.type === 'click' && target.matches('[role="tablist"]')) return;
    if (event instanceof KeyboardEvent && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const last = held.at(-1);
    const isRepeat = event.type === 'click' && last?.type === 'click' && last.target === target;
    if (!isRepeat) held.push(event);
    page = location.pathname;
    tell('pending');
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
