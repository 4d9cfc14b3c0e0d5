import {
  ChangeDetectionStrategy,
  Component,
  Directive,
  input,
} from '@angular/core';

// #docregion marker
/** Marks content for the footer of an order card. */
@Directive({ selector: '[appCardActions]' })
export class CardActions {}
// #enddocregion marker

// #docregion card
@Component({
  selector: 'app-order-card',
  templateUrl: './order-card.html',
  styleUrl: './order-card.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class OrderCard {
  readonly urgent = input(false);
}
// #enddocregion card
