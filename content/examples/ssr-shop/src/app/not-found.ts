import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-not-found',
  template: `<h1>Page not found</h1>`,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class NotFound {}
