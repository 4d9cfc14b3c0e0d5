import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { Notice } from './notice';

@Component({
  selector: 'app-root',
  imports: [Notice],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly products = ['Chair', 'Table', 'Lamp'];
  protected readonly notices = signal<{ id: number; text: string }[]>([]);
  private nextId = 1;

  protected add(product: string): void {
    const notice = { id: this.nextId++, text: `${product} added` };
    this.notices.update((notices) => [...notices, notice]);
  }

  protected dismiss(id: number): void {
    this.notices.update((notices) =>
      notices.filter((notice) => notice.id !== id),
    );
  }
}
