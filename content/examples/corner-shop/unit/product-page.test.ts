import './zoneless';

// #docregion test
import { Component, input } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
// #docregion instance
import { By } from '@angular/platform-browser';
// #enddocregion instance
import { expect, it } from 'vitest';
// #docregion test
import { ProductPage } from '../src/app/product-page';
import { ReviewList } from '../src/app/review-list';

@Component({
  selector: 'app-review-list',
  template: 'Reviews of product {{ productId() }}',
})
class FakeReviewList {
  readonly productId = input.required<number>();
}

it('passes the id to the reviews', async () => {
  TestBed.overrideComponent(ProductPage, {
    remove: { imports: [ReviewList] },
    add: { imports: [FakeReviewList] },
  });
  const fixture = TestBed.createComponent(ProductPage);
  fixture.componentRef.setInput('id', '2');
  await fixture.whenStable();

  const page: HTMLElement = fixture.nativeElement;
  expect(page.querySelector('h1')?.textContent).toBe('Teapot');
  expect(page.textContent).toContain('Reviews of product 2');
});
// #enddocregion test

// #docregion instance

it('passes the id to the real reviews', async () => {
  const fixture = TestBed.createComponent(ProductPage);
  fixture.componentRef.setInput('id', '2');
  await fixture.whenStable();

  const { debugElement } = fixture;
  const list = debugElement.query(By.directive(ReviewList));
  expect(list.componentInstance.productId()).toBe(2);
});
// #enddocregion instance
