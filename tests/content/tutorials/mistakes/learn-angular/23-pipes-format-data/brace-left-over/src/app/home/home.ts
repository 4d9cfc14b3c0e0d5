import {
  CurrencyPipe,
  DatePipe,
  DecimalPipe,
  UpperCasePipe,
} from '@angular/common';
}
import { Component, inject } from '@angular/core';
import { Books } from '../books';

@Component({
  selector: 'app-home',
  imports: [CurrencyPipe, DatePipe, DecimalPipe, UpperCasePipe],
  template: `
    <h2>Reading list</h2>
    <ul class="books">
      @for (book of books.list; track book.title) {
        <li>
          <h3>{{ book.title }}</h3>
          <p>{{ book.author | uppercase }}</p>
          <p>{{ book.pages | number }} pages</p>
          <p>Price: {{ book.price | currency: 'USD' }}</p>
          <p>We meet on {{ book.meeting | date: 'EEEE, MMMM d' }}</p>
        </li>
      }
    </ul>
  `,
})
export class Home {
  protected readonly books = inject(Books);
}
