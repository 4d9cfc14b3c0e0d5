// #docregion import
import { UpperCasePipe } from '@angular/common';
import { Component, inject } from '@angular/core';
import { Books } from '../books';

@Component({
  selector: 'app-home',
  imports: [UpperCasePipe],
  // #enddocregion import
  template: `
    <h2>Reading list</h2>
    <ul class="books">
      @for (book of books.list; track book.title) {
        <li>
          <h3>{{ book.title }}</h3>
          <p>{{ book.author | uppercase }}</p>
          <!-- #docregion pages -->
          <p>{{ book.pages }} pages</p>
          <!-- #enddocregion pages -->
          <!-- #docregion price -->
          <p>Price: {{ book.price }}</p>
          <!-- #enddocregion price -->
          <!-- #docregion meeting -->
          <p>We meet on {{ book.meeting }}</p>
          <!-- #enddocregion meeting -->
        </li>
      }
    </ul>
  `,
})
export class Home {
  protected readonly books = inject(Books);
}
