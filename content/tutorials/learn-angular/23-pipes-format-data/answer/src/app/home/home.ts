// #docregion import
import {
  CurrencyPipe,
  DatePipe,
  DecimalPipe,
  UpperCasePipe,
} from '@angular/common';
import { Component, inject } from '@angular/core';
import { Books } from '../books';

@Component({
  selector: 'app-home',
  imports: [CurrencyPipe, DatePipe, DecimalPipe, UpperCasePipe],
  // #enddocregion import
  template: `
    <h2>Reading list</h2>
    <ul class="books">
      @for (book of books.list; track book.title) {
        <li>
          <h3>{{ book.title }}</h3>
          <p>{{ book.author | uppercase }}</p>
          <!-- #docregion pages -->
          <p>{{ book.pages | number }} pages</p>
          <!-- #enddocregion pages -->
          <!-- #docregion price -->
          <p>Price: {{ book.price | currency: 'USD' }}</p>
          <!-- #enddocregion price -->
          <!-- #docregion meeting -->
          <p>We meet on {{ book.meeting | date: 'EEEE, MMMM d' }}</p>
          <!-- #enddocregion meeting -->
        </li>
      }
    </ul>
  `,
})
export class Home {
  protected readonly books = inject(Books);
}
