import { bannerStorageKey, cookieStorageKey, writeStored } from '../../stores/index.ts';
import { isConfigured } from '../analytics/is-configured.ts';

/** Takes a notice away on this and every later page. A reader who pressed its button by keyboard goes on at the title of the page. */
function close(name: 'banner' | 'cookies', button: HTMLElement): void {
  const moveFocus = button.matches(':focus-visible');
  delete document.documentElement.dataset[name];
  if (moveFocus) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Refused storage is no reason to ask again before the next load. */
function onClick({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('.notice button');
  if (!button) return;
  if (button.matches('[data-accept-cookies]')) {
    writeStored(cookieStorageKey, 'true');
    close('cookies', button);
    void grantConsent();
  } else {
    const id = button.closest<HTMLElement>('.notice')?.dataset['id'];
    writeStored(`${bannerStorageKey}${id}`, 'true');
    close('banner', button);
  }
}

async function grantConsent(): Promise<void> {
  if (!isConfigured()) return;
  // What blocks analytics may block the module too, and that is the reader's right.
  const analytics = await import('../analytics/index.ts').catch(() => undefined);
  analytics?.grantConsent();
}

/** Serves the buttons of the notices of this and every later page. */
export function start(): void {
  document.addEventListener('click', onClick);
}
