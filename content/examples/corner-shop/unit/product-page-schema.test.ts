import './zoneless';

// #docregion schema
import { CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion schema
import { expect, it } from 'vitest';
// #docregion schema
import { ProductPage } from '../src/app/product-page';

it('shows the name without rendering its children', async () => {
  TestBed.overrideComponent(ProductPage, {
    set: { imports: [], schemas: [CUSTOM_ELEMENTS_SCHEMA] },
  });
  const fixture = TestBed.createComponent(ProductPage);
  fixture.componentRef.setInput('id', '2');
  await fixture.whenStable();

  expect(fixture.nativeElement.textContent).toContain('Teapot');
});
// #enddocregion schema
