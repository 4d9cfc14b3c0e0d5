import { Injectable } from '@angular/core';
import { Book } from './book';
import { BOOKS } from './book-list';

@Injectable({ providedIn: 'root' })
export class Books {
  readonly list: readonly Book[] = BOOKS;
}
