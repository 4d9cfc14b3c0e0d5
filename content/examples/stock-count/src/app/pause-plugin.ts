import { DOCUMENT, Injectable, inject } from '@angular/core';
import { EventManagerPlugin } from '@angular/platform-browser';

const MILLISECONDS = 300;

/** Handles names such as `input.pause`: the event, once it stays away. */
@Injectable()
export class PausePlugin extends EventManagerPlugin {
  constructor() {
    super(inject(DOCUMENT));
  }

  override supports(eventName: string): boolean {
    return eventName.endsWith('.pause');
  }

  override addEventListener(
    element: HTMLElement,
    eventName: string,
    handler: (event: Event) => void,
  ): () => void {
    const name = eventName.replace(/\.pause$/, '');
    let timer = 0;
    const listener = (event: Event) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => handler(event), MILLISECONDS);
    };
    element.addEventListener(name, listener);
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener(name, listener);
    };
  }
}
