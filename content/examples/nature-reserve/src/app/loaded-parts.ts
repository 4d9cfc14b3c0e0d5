import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { RouteConfigLoadEnd, Router } from '@angular/router';
import { filter, scan } from 'rxjs';

/** Lists the paths of the lazy routes that have loaded. */
@Component({
  selector: 'app-loaded-parts',
  template: `Loaded parts: {{ paths().join(', ') || 'none' }}`,
  styles: `
    :host {
      display: block;
      font-size: 0.875rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class LoadedParts {
  readonly paths = toSignal(
    inject(Router).events.pipe(
      filter((event) => event instanceof RouteConfigLoadEnd),
      scan((paths: string[], { route }) => [...paths, route.path ?? ''], []),
    ),
    { initialValue: [] },
  );
}
