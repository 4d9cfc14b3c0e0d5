import { Component, inject } from '@angular/core';
import { Journal } from './field.base';
import { FlagField, NumberField } from './fields';

@Component({
  selector: 'app-root',
  imports: [FlagField, NumberField],
  template: `
    <app-number-field label="Seats" [start]="4" (changed)="seats = $event" />
    <app-flag-field label="Window" [start]="false" />
    <p>{{ seats }} seats</p>
    <button (click)="read()">Read the journal</button>
    <p>{{ lines }}</p>
  `,
})
export class AppComponent {
  private journal = inject(Journal);
  seats = 4;
  lines = '';

  read() {
    this.lines = this.journal.lines.join('; ');
  }
}
