import { AsyncPipe, NgFor, NgIf } from '@angular/common';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { of } from 'rxjs';

@Component({
  selector: 'app-order-list',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [AsyncPipe, NgFor, NgIf],
  template: `
    <p *ngIf="total$ | async as total; let same">{{ total }} {{ same }}</p>
    <li *ngFor="let name of names(); let place = index">{{ place }} {{ name }}</li>
  `,
})
export class OrderList {
  protected readonly total$ = of(12);
  protected readonly names = signal(['Rye bread', 'Pretzel']);
}
