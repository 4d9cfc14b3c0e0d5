import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { ReviewList } from '../src/app/review-list';
import { Reviews } from '../src/app/reviews';

async function listWith(load: Reviews['load']): Promise<HTMLElement> {
  TestBed.configureTestingModule({
    providers: [{ provide: Reviews, useValue: { load } }],
  });
  const fixture = TestBed.createComponent(ReviewList);
  fixture.componentRef.setInput('productId', 7);
  await fixture.whenStable();
  return fixture.nativeElement;
}

it('shows the reviews of the product', async () => {
  const list = await listWith(async (id) => [`Review of product ${id}`]);
  expect(list.textContent).toContain('Review of product 7');
});

it('says that there are none', async () => {
  const list = await listWith(async () => []);
  expect(list.textContent).toContain('No reviews yet');
});

it('reports a failure', async () => {
  const list = await listWith(() => Promise.reject(new Error('Offline')));
  const alert = list.querySelector('[role=alert]');
  expect(alert?.textContent).toBe('The reviews could not be loaded.');
});
// #enddocregion test

// #docregion loading
it('says that the reviews are loading', async () => {
  let answer: (reviews: string[]) => void = () => {};
  const load = () => new Promise<string[]>((resolve) => (answer = resolve));
  TestBed.configureTestingModule({
    providers: [{ provide: Reviews, useValue: { load } }],
  });
  const fixture = TestBed.createComponent(ReviewList);
  fixture.componentRef.setInput('productId', 7);

  TestBed.tick(); // whenStable() would wait for the answer
  expect(fixture.nativeElement.textContent).toContain('Loading reviews');

  answer(['Keeps the tea warm.']);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toContain('Keeps the tea warm.');
});
// #enddocregion loading
