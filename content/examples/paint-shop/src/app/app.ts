import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { FormsModule } from '@angular/forms';
import { ChannelSlider } from './channel-slider';

@Component({
  selector: 'app-root',
  imports: [ChannelSlider, FormsModule],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  // #docregion state
  protected readonly red = signal(38);
  protected readonly green = signal(120);
  protected readonly blue = signal(140);
  protected readonly name = signal('Harbor');
  protected readonly matt = signal(true);

  protected readonly color = computed(
    () => `rgb(${this.red()} ${this.green()} ${this.blue()})`,
  );
  // #enddocregion state

  // #docregion reset
  protected toGray(): void {
    for (const channel of [this.red, this.green, this.blue]) {
      channel.set(128);
    }
  }
  // #enddocregion reset
}
