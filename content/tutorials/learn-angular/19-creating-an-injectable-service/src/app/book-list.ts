import { Book } from './book';

export const BOOKS: readonly Book[] = [
  {
    title: 'The Lighthouse Cook',
    author: 'Nora Field',
    pages: 212,
    price: 14.5,
    meeting: '2026-10-05',
  },
  {
    title: 'Seven Rainy Sundays',
    author: 'Tom Abbot',
    pages: 348,
    price: 18.99,
    meeting: '2026-11-02',
  },
  {
    title: 'A Map of Small Towns',
    author: 'Lena Brook',
    pages: 1104,
    price: 24,
    meeting: '2026-12-07',
  },
  {
    title: 'Letters to a Beekeeper',
    author: 'Omar Hill',
    pages: 96,
    price: 9.9,
    meeting: '2027-01-04',
  },
];
