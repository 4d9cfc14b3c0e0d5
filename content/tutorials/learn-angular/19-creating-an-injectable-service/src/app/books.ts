import { Book } from './book';

export class Books {
  readonly list: readonly Book[] = [];
}
