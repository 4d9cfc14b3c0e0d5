import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { Toggle } from './toggle';
import { Track } from './track';

const silence = [false, false, false, false, false, false, false, false];

@Component({
  selector: 'app-root',
  imports: [Toggle, Track],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly kick = signal<readonly boolean[]>(
    silence.map((_, index) => index % 4 === 0),
  );
  protected readonly snare = signal<readonly boolean[]>(silence);
  protected readonly muted = signal(false);

  protected readonly pattern = computed(() =>
    this.kick()
      .map((kick, index) => this.letter(kick, this.snare()[index]))
      .join(' '),
  );

  private letter(kick: boolean, snare: boolean): string {
    if (this.muted() || !(kick || snare)) return '–';
    return kick && snare ? 'KS' : kick ? 'K' : 'S';
  }
}
