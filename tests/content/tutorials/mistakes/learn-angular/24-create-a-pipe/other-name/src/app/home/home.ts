import {
  CurrencyPipe,
  DatePipe,
  DecimalPipe,
  UpperCasePipe,
} from '@angular/common';
import { Component, inject } from '@angular/core';
import { Books } from '../books';
import { ReadingTimePipe } from '../reading-time-pipe';

@Component({
  selector: 'app-home',
  imports: [
    CurrencyPipe,
    DatePipe,
    DecimalPipe,
    ReadingTimePipe,
    UpperCasePipe,
  ],
  template: `
    <h2>Reading list</h2>
    <ul class="books">
      @for (book of books.list; track book.title) {
        <li>
          <h3>{{ book.title }}</h3>
          <p>{{ book.author | uppercase }}</p>
          <p>
            {{ book.pages | number }} pages,
            {{ book.pages | readingtime }}
          </p>
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
