import { Component } from '@angular/core';
import { LoanSummary } from './loan-summary';
import { Shelf } from './shelf';

@Component({
  selector: 'app-root',
  imports: [LoanSummary, Shelf],
  template: `
    <main>
      <h1>Library of things</h1>
      <app-loan-summary />
      <app-shelf />
    </main>
  `,
  styles: `
    :host {
      display: block;
      max-width: 32rem;
      padding: 1rem;
      font-family: system-ui, sans-serif;
    }
  `,
})
export class App {}
