import { CommonModule } from '@angular/common';
import { Component, inject } from '@angular/core';
import { Books } from '../books';

@Component({
  selector: 'app-home',
  imports: [CommonModule],
  template: `
    <h2>Reading list</h2>
    <ul class="books">
      @for (book of books.list; track book.title) {
        <li>
          <h3>{{ book.title }}</h3>
          <p>{{ book.author | uppercase }}</p>
          <p>{{ book.pages | number: '1.0-0' }} pages</p>
          <p>Price: {{ book.price | currency }}</p>
          <p>We meet on {{ book.meeting | date: 'EEEE' }}, {{ book.meeting | date: 'LLLL d, y' }}</p>
        </li>
      }
    </ul>
  `,
})
export class Home {
  protected readonly books = inject(Books);
}
