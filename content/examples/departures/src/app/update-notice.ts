// #docregion notice
import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { SwUpdate, type VersionReadyEvent } from '@angular/service-worker';
import { filter } from 'rxjs';

@Component({
  selector: 'app-update-notice',
  template: `
    <div role="status">
      @if (ready()) {
        A new version is available.
        <button type="button" (click)="reload()">Reload</button>
      }
    </div>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class UpdateNotice {
  readonly ready = toSignal(
    inject(SwUpdate).versionUpdates.pipe(
      filter(
        (event): event is VersionReadyEvent => event.type === 'VERSION_READY',
      ),
    ),
  );

  reload(): void {
    document.location.reload();
  }
}
// #enddocregion notice
