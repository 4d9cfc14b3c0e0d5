import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { Confirm } from './confirm';
import { Limit } from './limit';
import { Paper } from './paper';

// #docregion imports
@Component({
  selector: 'app-root',
  imports: [Confirm, Limit, Paper],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
// #enddocregion imports
export class App {
  protected readonly papers = [
    { name: 'Plain', color: '' },
    { name: 'Cream', color: 'light-dark(#fdf3d8, #3b3217)' },
    { name: 'Sky', color: 'light-dark(#dcefff, #14324a)' },
  ];
  protected readonly paper = signal(this.papers[1]);
  protected readonly ruled = signal(false);
  protected readonly text = signal('The harbor is frozen. Come and see!');
}
