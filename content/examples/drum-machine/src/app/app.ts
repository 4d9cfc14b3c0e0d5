import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { Playback } from './playback';
import { Switch } from './switch';
import { Toggle } from './toggle';
import { Track } from './track';

const silence = [false, false, false, false, false, false, false, false];

@Component({
  selector: 'app-root',
  imports: [Playback, Switch, Toggle, Track],
  templateUrl: './app.html',
  styleUrls: ['./app.css', './switch.css'],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly kick = signal<readonly boolean[]>(
    silence.map((_, index) => index % 4 === 0),
  );
  protected readonly snare = signal<readonly boolean[]>(silence);
  protected readonly muted = signal(false);
  protected readonly backward = signal(false);
  protected readonly repeat = signal(false);

  protected readonly pattern = computed(() => {
    const letters = this.kick().map((kick, index) =>
      this.letter(kick, this.snare()[index]),
    );
    return (this.backward() ? letters.reverse() : letters).join(' ');
  });

  private letter(kick: boolean, snare: boolean): string {
    if (this.muted() || !(kick || snare)) return '–';
    return kick && snare ? 'KS' : kick ? 'K' : 'S';
  }
}
