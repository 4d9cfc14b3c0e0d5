import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { SpotLight } from './spot-light';
import { Switch } from './switch';

@Component({
  selector: 'app-root',
  imports: [SpotLight, Switch],
  templateUrl: './app.html',
  styleUrls: ['./app.css', './switch.css'],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly band = signal(false);
  protected readonly spot = signal(true);
}
