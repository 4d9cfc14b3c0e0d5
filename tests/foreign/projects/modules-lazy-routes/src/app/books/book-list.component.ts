import { Component } from '@angular/core';
import { ActivatedRoute } from '@angular/router';

@Component({
  selector: 'app-book-list',
  template: `
    <h2>All books</h2>
    <p *ngIf="from">You came from {{ from }}</p>
    <a *ngFor="let id of [7, 8]" [routerLink]="[id]">Book {{ id }}</a>
  `,
  standalone: false
})
export class BookListComponent {
  from: string | null;

  constructor(route: ActivatedRoute) {
    this.from = route.snapshot.queryParamMap.get('from');
  }
}
