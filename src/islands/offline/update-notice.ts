import { showSnackbar } from '../snackbar/index.ts';

let told = false;

async function tell(): Promise<void> {
  if (told) return;
  told = true;
  const { loadNewBuild } = await import('../errors/load-new-build.ts');
  await showSnackbar({
    message: 'Our docs have been updated, reload the page to see the latest.',
    action: { label: 'Reload', run: () => void loadNewBuild() },
  });
}

/** Offers to reload once a new build is there as a whole. Until then, and until the reader agrees, everything stays of the old one. */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first worker has nobody to replace.
    if (registration.waiting && registration.active) void tell();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
  // Another tab has let a new build take over.
  const served = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (served) void tell();
  });
}
