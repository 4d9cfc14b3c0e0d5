import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly tasks = signal([
    { id: 1, title: 'Buy milk', note: 'Two liters' },
    { id: 2, title: 'Call Ann', note: 'About the trip' },
  ]);
  protected readonly opened = signal(0);
  private nextId = 3;

  protected add(title: string): void {
    const task = { id: this.nextId++, title, note: 'No details yet' };
    this.tasks.update((tasks) => [...tasks, task]);
  }

  protected remove(id: number): void {
    this.tasks.update((tasks) => tasks.filter((task) => task.id !== id));
  }

  protected toggle(id: number): void {
    this.opened.update((opened) => (opened === id ? 0 : id));
  }
}
