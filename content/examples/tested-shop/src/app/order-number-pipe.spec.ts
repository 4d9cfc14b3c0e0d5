// #docregion transform
import { OrderNumberPipe } from './order-number-pipe';

describe('OrderNumberPipe', () => {
  const pipe = new OrderNumberPipe();

  it('fills the number up to six digits', () => {
    expect(pipe.transform(42)).toBe('#000042');
  });

  it('has a text for orders without a number', () => {
    expect(pipe.transform(null)).toBe('New order');
  });
});
// #enddocregion transform
