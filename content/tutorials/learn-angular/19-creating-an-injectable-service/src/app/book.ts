export interface Book {
  title: string;
  author: string;
  pages: number;
  price: number;
  meeting: string; // the day on which we talk about it: year-month-day
}
