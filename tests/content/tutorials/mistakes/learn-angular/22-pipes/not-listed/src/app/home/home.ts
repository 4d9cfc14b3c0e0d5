import { Component, inject } from '@angular/core';
import { Books } from '../books';

@Component({
  selector: 'app-home',
  template: `
    <h2>Reading list</h2>
    <ul class="books">
      @for (book of books.list; track book.title) {
        <li>
          <h3>{{ book.title }}</h3>
          <p>{{ book.author | uppercase }}</p>
          <p>
            {{ book.pages }} pages, {{ book.price }} dollars,
            we meet on {{ book.meeting }}
          </p>
        </li>
      }
    </ul>
  `,
})
export class Home {
  protected readonly books = inject(Books);
}
