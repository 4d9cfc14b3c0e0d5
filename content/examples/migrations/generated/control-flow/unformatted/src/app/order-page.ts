
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

interface Line {
  readonly id: number;
  readonly name: string;
}

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [],
  template: `
    @if (lines().length > 0) {
<ul>
      @for (line of lines(); track byId($index, line); let last = $last) {
<li>
        {{ line.name }}@if (!last) {
<span>,</span>
}
      </li>
}
    </ul>
} @else {

      <p>Your order is empty.</p>
    
}
    
    <div>
@switch (state()) {
      @case ('baking') {
<p>In the oven</p>
}
      @default {
<p>Ready</p>
}
    }
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
