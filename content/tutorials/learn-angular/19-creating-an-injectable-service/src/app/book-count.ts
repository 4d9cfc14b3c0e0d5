import { Component, inject } from '@angular/core';
import { Books } from './books';

@Component({
  selector: 'app-book-count',
  template: `
    @if (books) {
      <p>{{ books.list.length }} books on the list</p>
    } @else {
      <p>No list of books yet</p>
    }
  `,
})
export class BookCount {
  protected readonly books = inject(Books, { optional: true });
}
