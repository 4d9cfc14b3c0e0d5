import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { RuledPaper } from './ruled-paper';

@Component({
  selector: 'app-root',
  imports: [RuledPaper],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly papers = [
    { name: 'Ivory', color: '' },
    { name: 'Sky', color: 'light-dark(azure, #14324a)' },
    { name: 'Rose', color: 'light-dark(mistyrose, #4a1f24)' },
  ];
  protected readonly paper = signal(this.papers[1]);
  protected readonly ruled = signal(false);
}
