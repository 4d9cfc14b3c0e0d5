// #docregion focus
import {
  afterNextRender,
  DOCUMENT,
  Injectable,
  Injector,
  inject,
} from '@angular/core';
import { NavigationEnd, Router } from '@angular/router';
import { filter, skip } from 'rxjs';

@Injectable({ providedIn: 'root' })
export class PageFocus {
  private readonly document = inject(DOCUMENT);
  private readonly injector = inject(Injector);
  private readonly router = inject(Router);

  start(): void {
    const ends = this.router.events.pipe(
      filter((event) => event instanceof NavigationEnd),
    );
    // The first page keeps the focus of the browser.
    ends.pipe(skip(1)).subscribe(() => this.focusHeading());
  }

  private focusHeading(): void {
    const focus = () => {
      const heading = this.document.querySelector<HTMLElement>('main h1');
      heading?.focus();
    };
    afterNextRender(focus, { injector: this.injector });
  }
}
// #enddocregion focus
