import { showSnackbar } from '../snackbar/index.ts';

let told = false;

function tell(run: () => void): void {
  if (told) return;
  told = true;
  void showSnackbar({
    message: 'Our docs have been updated, reload the page to see the latest.',
    action: { label: 'Reload', run },
  });
}

/** Lets the worker of the new build take over, and loads the page from it. */
function change(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: 'take-over' });
}

/** Offers to reload once a new build is there as a whole. Until then, and until the reader agrees, everything stays of the old one. */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first worker has nobody to replace.
    if (registration.waiting && registration.active) tell(() => change(registration));
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
  // Another tab has let a new build take over.
  const served = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (served) tell(() => location.reload());
  });
}
