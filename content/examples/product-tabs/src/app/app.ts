import {
  ChangeDetectionStrategy,
  Component,
  signal,
  viewChild,
} from '@angular/core';
import { Tab, Tabs } from './tabs';

@Component({
  selector: 'app-root',
  imports: [Tab, Tabs],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly sections = signal([
    { name: 'Description', text: 'A folding chair of oiled oak.' },
    { name: 'Delivery', text: 'In two to four days.' },
    { name: 'Reviews', text: 'Stable, and quick to fold.' },
  ]);

  // #docregion parent
  private readonly tabs = viewChild.required(Tabs);

  protected showReviews(): void {
    this.tabs().open('Reviews');
  }
  // #enddocregion parent

  protected addTab(): void {
    const name = `Question ${this.sections().length - 2}`;
    this.sections.update((sections) => [
      ...sections,
      { name, text: 'Can it stay outside in winter?' },
    ]);
  }
}
