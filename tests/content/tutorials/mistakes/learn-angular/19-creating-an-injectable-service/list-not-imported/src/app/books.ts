import { Injectable } from '@angular/core';
import { Book } from './book';

@Injectable({ providedIn: 'root' })
export class Books {
  readonly list: readonly Book[] = BOOKS;
}
