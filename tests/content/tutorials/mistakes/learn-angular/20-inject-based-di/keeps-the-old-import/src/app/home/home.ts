import { Component, inject } from '@angular/core';
import { Book } from '../book';

@Component({
  selector: 'app-home',
  template: `
    <h2>Reading list</h2>
    <ul class="books">
      @for (book of books.list; track book.title) {
        <li>
          <h3>{{ book.title }}</h3>
          <p>{{ book.author }}</p>
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
