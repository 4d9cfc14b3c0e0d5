import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { FormsModule } from '@angular/forms';
import { ChannelSlider } from './channel-slider';
import { Swatch } from './swatch';

@Component({
  selector: 'app-root',
  imports: [ChannelSlider, FormsModule, Swatch],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  // #docregion state
  protected readonly red = signal(200);
  protected readonly green = signal(90);
  protected readonly blue = signal(40);

  protected readonly mixed = computed(() =>
    [this.red(), this.green(), this.blue()]
      .map((level) => level.toString(16).padStart(2, '0'))
      .join(''),
  );
  // #enddocregion state

  protected readonly name = signal('Your mix');
  protected readonly blueLocked = signal(false);
}
