import {
  Component,
  EffectRef,
  effect,
  Injector,
  inject,
  signal,
} from '@angular/core';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  protected readonly celsius = signal(24);
  protected readonly record = signal<readonly string[]>([]);

  // #docregion recording
  protected readonly recording = signal<EffectRef | undefined>(undefined);

  private readonly injector = inject(Injector);

  protected start(): void {
    const recording = effect(
      () => {
        const line = `${this.celsius()} °C`;
        this.record.update((lines) => [...lines, line]);
      },
      { injector: this.injector },
    );
    this.recording.set(recording);
  }

  protected stop(): void {
    this.recording()?.destroy();
    this.recording.set(undefined);
  }
  // #enddocregion recording
}
