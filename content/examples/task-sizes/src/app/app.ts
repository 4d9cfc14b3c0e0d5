import { animate, style, transition, trigger } from '@angular/animations';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <button type="button" (click)="shown.set(!shown())">Task</button>
    @if (shown()) {
      <p @task>Buy milk</p>
    }
  `,
  animations: [
    trigger('task', [
      transition(':enter', [style({ opacity: 0 }), animate('300ms')]),
      transition(':leave', [animate('300ms', style({ opacity: 0 }))]),
    ]),
  ],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly shown = signal(false);
}
