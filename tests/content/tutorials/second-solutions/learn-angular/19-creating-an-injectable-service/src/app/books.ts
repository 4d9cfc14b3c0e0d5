import { Injectable } from '@angular/core';
import { Book } from './book';
import { BOOKS } from './book-list';

@Injectable({
  providedIn: 'root',
})
export class Books {
  get list(): readonly Book[] {
    return [...BOOKS];
  }
}
