import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { SalesChild } from './sales-child';
import { SalesComputed } from './sales-computed';
import { SalesMethod } from './sales-method';

@Component({
  selector: 'app-root',
  imports: [SalesMethod, SalesComputed, SalesChild],
  template: `
    <h1>Sales</h1>
    <button type="button" (click)="shown.set('method')">Method</button>
    <button type="button" (click)="shown.set('computed')">Computed</button>
    <button type="button" (click)="shown.set('child')">Child</button>
    @switch (shown()) {
      @case ('method') {
        <app-sales-method />
      }
      @case ('computed') {
        <app-sales-computed />
      }
      @case ('child') {
        <app-sales-child />
      }
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly shown = signal<
    'method' | 'computed' | 'child' | undefined
  >(undefined);
}
