import {
  ApplicationRef,
  DestroyRef,
  type EnvironmentProviders,
  inject,
  provideEnvironmentInitializer,
} from '@angular/core';
import { SwUpdate } from '@angular/service-worker';

const SIX_HOURS = 6 * 60 * 60 * 1000;

/** Asks for a new version at regular intervals. */
export function provideUpdateCheck(interval = SIX_HOURS): EnvironmentProviders {
  return provideEnvironmentInitializer(() => {
    const updates = inject(SwUpdate);
    const destroyRef = inject(DestroyRef);
    const application = inject(ApplicationRef);
    if (!updates.isEnabled) {
      return;
    }
    void application.whenStable().then(() => {
      const timer = setInterval(() => {
        void updates.checkForUpdate();
      }, interval);
      destroyRef.onDestroy(() => clearInterval(timer));
    });
  });
}
