import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { NavigationEnd, Router } from '@angular/router';
import { filter, map } from 'rxjs';

/** Shows the URL, because the preview has no address bar. */
@Component({
  selector: 'app-address-bar',
  template: `Address: <output>{{ url() }}</output>`,
  styles: `
    :host {
      display: block;
      padding: 0.375rem 0.5rem;
      border: 1px solid currentcolor;
      border-radius: 0.25rem;
      font-size: 0.875rem;
    }

    output {
      font-family: ui-monospace, monospace;
      overflow-wrap: anywhere;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class AddressBar {
  protected readonly url = toSignal(
    inject(Router).events.pipe(
      filter((event) => event instanceof NavigationEnd),
      map((event) => event.urlAfterRedirects),
    ),
    { initialValue: '' },
  );
}
