import { NgOptimizedImage } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';

// #docregion component
@Component({
  selector: 'app-root',
  imports: [NgOptimizedImage],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly kites = [
    { file: 'dragon', name: 'Dragon', alt: 'A red and yellow diamond kite' },
    { file: 'swift', name: 'Swift', alt: 'A purple and pink delta kite' },
    { file: 'lantern', name: 'Lantern', alt: 'A green and orange box kite' },
  ];
  // #enddocregion component
  protected readonly large = signal(false);

  // #docregion took
  private readonly files = signal<Readonly<Record<string, string>>>({});
  protected readonly taken = computed(() => Object.entries(this.files()));

  protected took(name: string, { target }: Event): void {
    if (!(target instanceof HTMLImageElement)) return;
    const file = target.currentSrc.replace(/.*\//, '');
    this.files.update((files) => ({ ...files, [name]: file }));
  }
  // #enddocregion took
  // #docregion component
}
// #enddocregion component
