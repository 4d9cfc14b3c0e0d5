import { ChangeDetectionStrategy, Component } from '@angular/core';
import { BlueLight } from './color';
import { Lamp } from './lamp';
import { Showcase } from './showcase';
import { StartsAt } from './starts-at';
import { Zone } from './zone';

@Component({
  selector: 'app-root',
  imports: [BlueLight, Lamp, Showcase, StartsAt, Zone],
  templateUrl: './app.html',
  styles: `
    :host {
      display: block;
      max-width: 32rem;
      padding: 1rem;
      color-scheme: light dark;
      font-family: system-ui, sans-serif;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {}
