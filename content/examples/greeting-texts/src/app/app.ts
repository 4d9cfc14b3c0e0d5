import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private readonly name = 'Ann';
  protected readonly greeting =
    $localize`:@@greeting:Welcome back, ${this.name}:name:!`;
  protected readonly count = signal(0);

  protected add(): void {
    this.count.update((count) => count + 1);
  }
}
