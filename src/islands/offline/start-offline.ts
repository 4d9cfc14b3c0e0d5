/** Serves readers who keep pages for reading offline, and takes the offer away where the browser can't: without HTTPS it has no workers. */
export function startOffline(load: () => Promise<{ start(): void }>): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker?.controller) load().then(({ start }) => start(), reportError);
  if (serviceWorker) return;
  document.addEventListener('astro:page-load', () => document.querySelector('.offline')?.remove());
}
