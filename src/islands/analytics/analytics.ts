import { cookieStorageKey, readStored } from '../../stores/index.ts';

declare global {
  interface Window {
    /** Commands for the tag; it takes over the list when it is loaded. */
    dataLayer?: unknown[];
    /** Sends to analytics; there once the reader has agreed. */
    gtag?: (...command: unknown[]) => void;
  }
}

/** Element by which a page says that this build has analytics, and which; absent where it has none. */
const settingsElement = 'meta[name=analytics]';

const tagId = 'gtag-script';

/** Time that the tag waits for an update of a consent that is denied at first, in milliseconds. */
const waitForUpdate = 500;

const consent = (state: 'denied' | 'granted') => ({
  ad_user_data: state,
  ad_personalization: state,
  ad_storage: state,
  analytics_storage: state,
});

/** Appends a command as the tag reads it: not an array, but the arguments of a call. */
function command(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag ignores commands of any other kind.
  window.dataLayer.push(arguments);
}

/** Loads the tag, once; it is the first request that leaves this site. Beside the head, where the router leaves it alone. */
function loadTag(): void {
  const settings = document.querySelector<HTMLMetaElement>(settingsElement);
  if (!settings || document.getElementById(tagId)) return;
  const { content: id, dataset } = settings;
  command('js', new Date());
  command('config', id);
  const script = document.createElement('script');
  script.id = tagId;
  script.async = true;
  // The router would run it again after every navigation.
  script.dataset['astroExec'] = '';
  script.src = `${dataset['origin']}/gtag/js?id=${encodeURIComponent(id)}`;
  document.documentElement.append(script);
}

/** The reader agrees: the tag is loaded, and `window.gtag` takes events from now on. */
export function grantConsent(): void {
  try {
    command('consent', 'update', consent('granted'));
    window.gtag = command;
    loadTag();
  } catch {
    console.error('Unable to grant cookie consent.');
  }
}

function onClick({ target }: Event): void {
  if (!(target as Element).closest('[data-accept-cookies]')) return;
  document.removeEventListener('click', onClick);
  grantConsent();
}

/** Sends an event of a name of our own; nothing where the reader has not agreed. */
export function sendEvent(name: string, parameters: Record<string, unknown> = {}): void {
  window.gtag?.('event', name, parameters);
}

/** Denies everything until the reader agrees, or where they did so at an earlier visit. */
export function start(): void {
  try {
    command('consent', 'default', { ...consent('denied'), wait_for_update: waitForUpdate });
  } catch {
    console.error('Unable to set default cookie consent.');
    return;
  }
  // The script of the notices, which works without modules, has stored an answer that came before this one.
  if (readStored(cookieStorageKey) === 'true') grantConsent();
  else document.addEventListener('click', onClick);
}
