import {
  ChangeDetectionStrategy,
  Component,
  input,
  output,
  signal,
} from '@angular/core';

// #docregion types
export interface Bid {
  readonly lot: string;
  readonly euros: number;
}
// #enddocregion types

@Component({
  selector: 'app-lot-panel',
  templateUrl: './lot-panel.html',
  styleUrl: './lot-panel.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class LotPanel {
  readonly lot = input.required<string>();
  readonly highest = input.required<number>();

  // #docregion outputs
  readonly bidPlaced = output<Bid>();
  readonly withdrawn = output();
  readonly refused = output<string>({ alias: 'bidRefused' });
  // #enddocregion outputs

  protected readonly offer = signal(0);

  // #docregion emit
  protected place(): void {
    const euros = this.offer();
    if (euros <= this.highest()) {
      this.refused.emit(`${euros} € is not more than ${this.highest()} €.`);
      return;
    }
    this.bidPlaced.emit({ lot: this.lot(), euros });
  }
  // #enddocregion emit
}
