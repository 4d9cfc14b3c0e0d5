import { Book } from './book';
import { BOOKS } from './book-list';

export class Books {
  readonly list: readonly Book[] = BOOKS;
}
