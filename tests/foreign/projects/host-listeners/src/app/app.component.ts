import { Component } from '@angular/core';
import { HotkeyDirective, LongNameDirective } from './directives';

@Component({
  selector: 'app-root',
  imports: [HotkeyDirective, LongNameDirective],
  host: { class: 'root' },
  template: `
    <button [appLongName]="'lime'" #marker="longName">Mark</button>
    <p>Pressed {{ marker.presses }} times, {{ marker.background || 'plain' }}</p>
    <section appHotkey (pressed)="key = $event">Last key: {{ key }}</section>
  `,
})
export class AppComponent {
  key = 'none';
}
