import { ChangeDetectionStrategy, Component } from '@angular/core';
import { TrailCard } from './trail-card';
import { TrailLegend } from './trail-legend';

@Component({
  selector: 'app-root',
  imports: [TrailCard, TrailLegend],
  template: `
    <main>
      <h1>Day hikes</h1>
      <app-trail-card heading="Ridge walk" [kilometers]="14">
        <app-trail-legend />
      </app-trail-card>
      <app-trail-card heading="Lake loop" [kilometers]="6" />
    </main>
  `,
  styles: `
    :host {
      display: block;
      max-width: 28rem;
      padding: 1rem;
      color-scheme: light dark;
      font-family: system-ui, sans-serif;
    }

    main {
      display: grid;
      gap: 1rem;
    }

    h1 {
      margin: 0;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {}
