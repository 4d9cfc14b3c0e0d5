import { Component, Input } from '@angular/core';

@Component({ selector: 'app-weight', template: `<p>{{ grams }} g of {{ what.name }}</p>` })
export class WeightComponent {
  @Input() grams: number;
  @Input() what;
}

@Component({
  selector: 'app-root',
  imports: [WeightComponent],
  template: `
    <app-weight [grams]="text" [what]="flour"></app-weight>
    <button (click)="change($event)">Change</button>
    <p>{{ nobody?.name || 'nobody' }}</p>
  `,
})
export class AppComponent {
  text = '250';
  flour = { name: 'flour' };
  nobody = null;

  change(event) {
    this.flour.name = event.type + ' flour';
  }
}
