import { NgComponentOutlet, NgTemplateOutlet } from '@angular/common';
import { Component, input, type Type, ViewContainerRef, viewChild } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

async function render<T>(component: Type<T>) {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  return { fixture, app: fixture.componentInstance, page };
}

@Component({
  selector: 'app-list',
  imports: [NgTemplateOutlet],
  template: `
    <ng-template #delivery><dt>Delivery</dt><dd>In two days</dd></ng-template>
    <dl>
      <ng-container [ngTemplateOutlet]="delivery" />
      <dt>Price</dt><dd>40 euros</dd>
    </dl>
  `,
})
class List {}

claim('All four elements are children of the <dl>.', async () => {
  const { page } = await render(List);
  const names = [...(page.querySelector('dl')?.children ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(names).toEqual(['Delivery', 'In two days', 'Price', '40 euros']);
});

@Component({
  selector: 'app-styled',
  template: `<ng-container class="low" (click)="clicks = clicks + 1">Low</ng-container>`,
})
class Styled {
  clicks = 0;
}

claim('In the DOM, it is only a comment.', async () => {
  const { page } = await render(Styled);
  const types = [...page.childNodes].map(({ nodeType }) => nodeType);
  expect(types).toEqual([Node.TEXT_NODE, Node.COMMENT_NODE]);
});

claim('A class or a listener silently has no effect.', async () => {
  const { app, page } = await render(Styled);
  expect(page.querySelector('.low')).toBeNull();
  page.click();
  expect(app.clicks).toBe(0);
});

@Component({ selector: 'app-price', template: '{{ amount() }} euros' })
class Price {
  readonly amount = input(0);
}

@Component({
  selector: 'app-product',
  imports: [NgComponentOutlet],
  template: `
    <ng-container [ngComponentOutlet]="view" [ngComponentOutletInputs]="{ amount: 40, x: 1 }" />
  `,
})
class Product {
  protected readonly view = Price;
}

claim("A name that isn't an input logs NG0303 in development.", async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { page } = await render(Product);
  expect(error.mock.calls.flat().join()).toContain('NG0303');
  expect(page.textContent.trim()).toBe('40 euros');
  error.mockRestore();
});

claim('The new component has its own element, with the name from its selector.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { page } = await render(Product);
  expect(page.querySelector('app-price')).not.toBeNull();
  error.mockRestore();
});

@Component({
  selector: 'app-card',
  template: `
    <section><ng-content /></section>
    <footer><ng-content select="[cardActions], a" /></footer>
  `,
})
class Card {}

@Component({
  selector: 'app-cards',
  imports: [Card],
  template: `
    <app-card><ng-container ngProjectAs="[cardActions]">Buy</ng-container></app-card>
    <app-card><ng-container ngProjectAs="[cardActions], a">Buy</ng-container></app-card>
    <app-card><ng-container ngProjectAs="a">Buy</ng-container></app-card>
    <app-card><ng-container ngProjectAs="[actions]">Buy</ng-container></app-card>
    <app-card>@if (true) { <ng-container ngProjectAs="a">B<b>uy</b></ng-container> }</app-card>
  `,
})
class Cards {}

const footers = ({ page }: { page: HTMLElement }) =>
  [...page.querySelectorAll('footer')].map(({ textContent }) => textContent.trim());

claim('If select has several selectors, separated by commas, use one of them.', async () => {
  const texts = footers(await render(Cards));
  expect([texts[0], texts[2]]).toEqual(['Buy', 'Buy']);
});

claim('Content silently goes into the default slot', async () => {
  expect(footers(await render(Cards))[3]).toBe('');
});

claim('ngProjectAs also works on elements, and around the content of an @if.', async () => {
  expect(footers(await render(Cards))[4]).toBe('Buy');
});

@Component({ selector: 'app-message', template: '<p>Saved</p>' })
class Message {}

@Component({ selector: 'app-messages', template: '<h2>All</h2><ng-container #at /><hr />' })
class Messages {
  readonly at = viewChild.required('at', { read: ViewContainerRef });
}

claim('You can then create components at this place:', async () => {
  const { fixture, app, page } = await render(Messages);
  app.at().createComponent(Message);
  await fixture.whenStable();
  const names = [...page.children].map(({ localName }) => localName);
  expect(names).toEqual(['h2', 'app-message', 'hr']);
});
