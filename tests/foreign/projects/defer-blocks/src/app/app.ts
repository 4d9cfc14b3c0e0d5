import { Component } from '@angular/core';
import { Chart } from './chart';

@Component({
  selector: 'app-root',
  imports: [Chart],
  template: `
    <button #show>Show sales</button>
    @defer (on interaction(show); prefetch on idle) {
      <app-chart of="sales" />
    } @placeholder {
      <p>Press to see sales</p>
    } @loading (minimum 10ms) {
      <p>Drawing</p>
    } @error {
      <p>No chart today</p>
    }
    <button (click)="wanted = true">Show rain</button>
    @defer (when wanted) { <app-chart of="rain" /> }
  `,
})
export class App {
  wanted = false;
}
