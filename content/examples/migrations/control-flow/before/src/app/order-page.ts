import { CommonModule } from '@angular/common';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

interface Line {
  readonly id: number;
  readonly name: string;
}

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [CommonModule],
  template: `
    <ul *ngIf="lines().length > 0; else empty">
      <li *ngFor="let line of lines(); trackBy: byId; let last = last">
        {{ line.name }}<span *ngIf="!last">,</span>
      </li>
    </ul>
    <ng-template #empty>
      <p>Your order is empty.</p>
    </ng-template>
    <div [ngSwitch]="state()">
      <p *ngSwitchCase="'baking'">In the oven</p>
      <p *ngSwitchDefault>Ready</p>
    </div>
  `,
})
export class OrderPage {
  protected readonly lines = signal<readonly Line[]>([]);
  protected readonly state = signal<'baking' | 'ready'>('baking');

  protected byId(_index: number, line: Line): number {
    return line.id;
  }
}
