import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-app-shell',
  template: `
    <h1>Departures</h1>
    <p role="status">Loading train times…</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class AppShell {}
