import { computed, Injectable, inject, signal } from '@angular/core';
import { Clock } from './clock';
import { LOAN_DAYS } from './loan-days';

export interface Loan {
  item: string;
  due: Date;
}

/** What is out of the house, and until when. */
@Injectable({ providedIn: 'root' })
export class Loans {
  // #docregion use
  private readonly clock = inject(Clock);
  private readonly days = inject(LOAN_DAYS);
  // #enddocregion use

  private readonly current = signal<readonly Loan[]>([]);
  readonly all = this.current.asReadonly();
  readonly count = computed(() => this.current().length);

  // #docregion use
  lend(item: string): void {
    const due = this.clock.today();
    due.setDate(due.getDate() + this.days);
    this.current.update((loans) => [...loans, { item, due }]);
  }
  // #enddocregion use

  takeBack(item: string): void {
    this.current.update((loans) => loans.filter((loan) => loan.item !== item));
  }

  find(item: string): Loan | undefined {
    return this.current().find((loan) => loan.item === item);
  }
}
