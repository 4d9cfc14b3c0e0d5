import { Component, input, output } from '@angular/core';
import { Climb } from './climb';
import { GradeBadge } from './grade-badge';

// #docregion metadata
@Component({
  selector: 'app-climb-card',
  imports: [GradeBadge],
  templateUrl: './climb-card.html',
  styleUrl: './climb-card.css',
})
// #enddocregion metadata
export class ClimbCard {
  // #docregion inputs
  readonly climb = input.required<Climb>();
  readonly ascents = input(0);
  // #enddocregion inputs

  // #docregion output
  readonly climbed = output<string>();
  // #enddocregion output
}
