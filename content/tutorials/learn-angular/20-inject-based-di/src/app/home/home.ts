// #docregion import
import { Component } from '@angular/core';
import { Book } from '../book';
// #enddocregion import

@Component({
  selector: 'app-home',
  template: `
    <h2>What we read</h2>
    <ul class="books">
      <!-- #docregion for -->
      @for (book of list; track book.title) {
        <li>
          <h3>{{ book.title }}</h3>
          <p>{{ book.author }}</p>
          <p>
            {{ book.pages }} pages, {{ book.price }} dollars,
            we meet on {{ book.meeting }}
          </p>
        </li>
      }
      <!-- #enddocregion for -->
    </ul>
  `,
})
// #docregion class
export class Home {
  protected readonly list: readonly Book[] = [
    {
      title: 'The Lighthouse Cook',
      author: 'Nora Field',
      pages: 212,
      price: 14.5,
      meeting: '2026-10-05',
    },
  ];
}
// #enddocregion class
