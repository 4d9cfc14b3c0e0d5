import { Component, inject } from '@angular/core';
import { Books } from './books';

@Component({
  selector: 'app-book-count',
  template: `
    @if (books) {
      <p>We have {{ books.list.length }} books on our list.</p>
    } @else {
      <p>Nobody keeps a list of our books yet.</p>
    }
  `,
})
export class BookCount {
  protected readonly books = inject(Books, { optional: true });
}
