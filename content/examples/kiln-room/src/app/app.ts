import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import { Journal } from './journal';
import { KilnProbe } from './kiln-probe';

@Component({
  selector: 'app-root',
  imports: [KilnProbe],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly journal = inject(Journal);
  protected readonly connected = signal(false);
  protected readonly target = signal(980);

  protected toggle(): void {
    this.connected.update((connected) => !connected);
  }

  protected raise(): void {
    this.target.update((target) => target + 20);
  }
}
