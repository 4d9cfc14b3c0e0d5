import { Component, DOCUMENT, inject, signal } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <main>
      <h1>Planetarium</h1>
      <p role="status">
        The dome shows the {{ sky() }} sky,
        the projector {{ isRunning() ? 'runs' : 'rests' }}.
      </p>
      <div class="row">
        <button type="button" id="night" (click)="sky.set('night')">
          Night
        </button>
        <button type="button" id="day" (click)="sky.set('day')">Day</button>
        <button
          type="button"
          id="projector"
          [attr.aria-pressed]="isRunning()"
          (click)="isRunning.set(!isRunning())"
        >
          Projector
        </button>
      </div>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly sky = signal<'day' | 'night'>('day');
  protected readonly isRunning = signal(false);

  private readonly page = inject(DOCUMENT).documentElement;

  constructor() {
    effect(() => {
      this.page.dataset['sky'] = this.sky();
    });
  }
}
