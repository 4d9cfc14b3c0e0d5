import { Component } from '@angular/core';
import { RepeatDirective, UnlessDirective } from './directives';

@Component({
  selector: 'app-root',
  imports: [RepeatDirective, UnlessDirective],
  template: `
    <i *appRepeat="let n of count; from: 10; index as i; let total = total">[{{ i + 1 }}/{{ total }}: {{ n.toFixed(1) }}]</i>
    <p *appUnless="count > 2">Few</p>
    <button (click)="count = count + 1">Repeat more</button>
  `,
})
export class AppComponent {
  count = 2;
}
