import 'zone.js';
import { createCustomElement } from '@angular/elements';
import { createApplication } from '@angular/platform-browser';
import { LikeButton } from './app/like-button';

(async () => {
  const app = await createApplication();
  customElements.define('like-button', createCustomElement(LikeButton, { injector: app.injector }));
})();
