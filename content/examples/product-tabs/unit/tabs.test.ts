// #docregion host
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion host
import { expect, it } from 'vitest';
// #docregion host
import { Tab, Tabs } from '../src/app/tabs';

@Component({
  imports: [Tab, Tabs],
  template: `
    <app-tabs label="About the product">
      <app-tab name="Description" />
      <app-tab name="Reviews" />
    </app-tabs>
  `,
})
class ProductPage {}

it('creates a button for each tab in its content', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(ProductPage);
  await fixture.whenStable();

  const page: HTMLElement = fixture.nativeElement;
  const buttons = Array.from(page.querySelectorAll('button'));
  const names = buttons.map((button) => button.textContent.trim());
  expect(names).toEqual(['Description', 'Reviews']);
});
// #enddocregion host
