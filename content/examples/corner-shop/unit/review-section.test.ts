import './zoneless';

// #docregion test
import {
  DeferBlockBehavior,
  DeferBlockState,
  TestBed,
} from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { ReviewSection } from '../src/app/review-section';

it('loads the reviews when they are asked for', async () => {
  await TestBed.configureTestingModule({
    imports: [ReviewSection],
    deferBlockBehavior: DeferBlockBehavior.Manual,
  }).compileComponents();
  const fixture = TestBed.createComponent(ReviewSection);
  fixture.componentRef.setInput('productId', 1);
  await fixture.whenStable();
  const section: HTMLElement = fixture.nativeElement;
  expect(section.textContent).toContain('Show reviews');

  const [reviews] = await fixture.getDeferBlocks();
  await reviews.render(DeferBlockState.Loading);
  expect(section.textContent).toContain('One moment');

  await reviews.render(DeferBlockState.Complete);
  await fixture.whenStable();
  expect(section.textContent).toContain('Keeps the tea warm.');
});
// #enddocregion test

// #docregion playthrough
it('shows the reviews after a click', async () => {
  await TestBed.configureTestingModule({
    imports: [ReviewSection],
  }).compileComponents();
  const fixture = TestBed.createComponent(ReviewSection);
  fixture.componentRef.setInput('productId', 1);
  await fixture.whenStable();

  fixture.nativeElement.querySelector('button').click();
  await fixture.whenStable();

  expect(fixture.nativeElement.textContent).toContain('Keeps the tea warm.');
});
// #enddocregion playthrough

// #docregion error
it('says that the reviews could not be loaded', async () => {
  await TestBed.configureTestingModule({
    imports: [ReviewSection],
    deferBlockBehavior: DeferBlockBehavior.Manual,
  }).compileComponents();
  const fixture = TestBed.createComponent(ReviewSection);
  fixture.componentRef.setInput('productId', 1);
  await fixture.whenStable();

  const [reviews] = await fixture.getDeferBlocks();
  await reviews.render(DeferBlockState.Error);

  expect(fixture.nativeElement.textContent).toContain('not available');
});
// #enddocregion error
