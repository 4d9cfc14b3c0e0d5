import { Component, inject } from '@angular/core';
import { Loans } from './loans';

@Component({
  selector: 'app-loan-summary',
  template: `<p role="status">Items on loan: {{ loans.count() }}</p>`,
})
export class LoanSummary {
  protected readonly loans = inject(Loans);
}
