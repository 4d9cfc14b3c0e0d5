import type { AnimationEvent } from '@angular/animations';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { count, step } from './task-animations';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  animations: [count, step],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly steps = ['planned', 'started', 'done'];
  protected readonly step = signal('planned');
  protected readonly open = signal(3);
  protected readonly still = signal(false);
  protected readonly last = signal('');

  protected log({ fromState, toState, disabled }: AnimationEvent): void {
    const end = disabled ? 'without motion' : 'with motion';
    this.last.set(`${fromState} to ${toState}, ${end}`);
  }
}
