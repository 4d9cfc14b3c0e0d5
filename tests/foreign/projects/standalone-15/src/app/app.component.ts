import { Component, Input } from '@angular/core';
import { CommonModule } from '@angular/common';
import { FormsModule } from '@angular/forms';

@Component({
  selector: 'app-badge',
  standalone: true,
  imports: [CommonModule],
  template: `<span [ngStyle]="{ color: kind === 'warm' ? 'firebrick' : 'steelblue' }">{{ kind | titlecase }}</span>`,
})
export class BadgeComponent {
  @Input({ required: true }) kind!: 'warm' | 'cold';
}

@Component({
  selector: 'app-root',
  standalone: true,
  imports: [CommonModule, FormsModule, BadgeComponent],
  template: `
    <label>Degrees <input type="number" [(ngModel)]="degrees"></label>
    <ng-container *ngIf="degrees > 20; then warm; else cold"></ng-container>
    <ng-template #warm><app-badge kind="warm"></app-badge></ng-template>
    <ng-template #cold><app-badge kind="cold"></app-badge></ng-template>
    <p>{{ degrees * 1.8 + 32 | number: '1.1-1' }} °F</p>
  `,
})
export class AppComponent {
  degrees = 12;
}
