import { ChangeDetectionStrategy, Component } from '@angular/core';

// #docregion card
@Component({
  selector: 'app-concert-card',
  template: `
    <header>
      <ng-content select="h2" />
    </header>
    <ng-content />
    <footer>
      <ng-content select="[cardActions]">Tickets at the door</ng-content>
    </footer>
  `,
  styleUrl: './concert-card.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ConcertCard {}
// #enddocregion card
