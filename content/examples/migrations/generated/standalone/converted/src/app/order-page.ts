import { ChangeDetectionStrategy, Component } from '@angular/core';
import { NgIf } from '@angular/common';
import { EuroPipe } from './euro-pipe';

@Component({
    selector: 'app-order-page',
    changeDetection: ChangeDetectionStrategy.OnPush,
    template: `
    <p *ngIf="cents > 0">Rye bread: {{ cents | euro }}</p>
  `,
    imports: [NgIf, EuroPipe],
})
export class OrderPage {
  protected readonly cents = 420;
}
