import { Component, signal } from '@angular/core';
import { HeatDial } from './heat-dial';

@Component({
  selector: 'app-root',
  imports: [HeatDial],
  template: `
    <main>
      <h1>Sauna</h1>
      <app-heat-dial [(degrees)]="target()" />
      <p role="status">
        The stove heats to <strong id="target">{{ target() }}</strong> °C.
      </p>
      <div class="row">
        <button type="button" id="mild" (click)="target.set(60)">
          Mild: 60 °C
        </button>
      </div>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly target = signal(80);
}
