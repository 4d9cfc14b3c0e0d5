import { Component, signal, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

async function render(component: Type<unknown>) {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  const text = (selector: string) => page.querySelector(selector)?.textContent.trim();
  return { fixture, page, text };
}

@Component({
  selector: 'app-card',
  template: `
    <header><ng-content select="h2" /></header>
    <section><ng-content /></section>
    <footer><ng-content select="[cardActions]">Available in our shop</ng-content></footer>
  `,
})
class Card {}

@Component({
  selector: 'app-full',
  imports: [Card],
  template: `
    <app-card>
      <button type="button" cardActions>Buy</button>
      <h2>Garden chair</h2>
      <p>Oiled oak</p>
      <div><h2>Nested</h2></div>
    </app-card>
  `,
})
class Full {}

claim(
  'The heading is in the header, the button in the footer, and the paragraph in between.',
  async () => {
    const { text } = await render(Full);
    expect(text('header')).toBe('Garden chair');
    expect(text('section')).toContain('Oiled oak');
    expect(text('footer')).toBe('Buy');
  },
);

claim("Only direct children of the component's element can select a slot.", async () => {
  expect((await render(Full)).text('section')).toContain('Nested');
});

@Component({
  selector: 'app-empty',
  imports: [Card],
  template: `<app-card> <!-- nothing --> </app-card>`,
})
class Empty {}

claim("White space and comments between the tags don't count as content.", async () => {
  expect((await render(Empty)).text('footer')).toBe('Available in our shop');
});

@Component({
  selector: 'app-conditional',
  imports: [Card],
  template: `<app-card>@if (isOpen()) { <p cardActions>Buy</p> }</app-card>`,
})
class Conditional {
  protected readonly isOpen = signal(false);
}

claim(
  "An @if counts as content even if it renders nothing, so the fallback doesn't appear.",
  async () => {
    expect((await render(Conditional)).text('footer')).toBe('');
  },
);

let created = 0;

@Component({ selector: 'app-price', template: '40 euros' })
class Price {
  protected readonly number = ++created;
}

@Component({ selector: 'app-closed', template: '@if (false) { <ng-content /> }' })
class Closed {}

@Component({
  selector: 'app-hidden',
  imports: [Closed, Price],
  template: '<app-closed><app-price /></app-closed>',
})
class Hidden {}

claim(
  'If the card hides its slot in an @if, Angular still creates all components in the content.',
  async () => {
    const { page } = await render(Hidden);
    expect(created).toBe(1);
    expect(page.textContent).toBe('');
  },
);

@Component({
  selector: 'app-two',
  template: `
    <header><ng-content select="h2" /></header>
    <main><ng-content select="h2" /></main>
    <section><ng-content /></section>
    <footer><ng-content /></footer>
  `,
})
class Two {}

@Component({
  selector: 'app-doubled',
  imports: [Two],
  template: '<app-two><h2>Chair</h2><p>Oak</p></app-two>',
})
class Doubled {}

claim('If two slots have the same select, the first one gets the content.', async () => {
  const { text } = await render(Doubled);
  expect([text('header'), text('main')]).toEqual(['Chair', '']);
});

claim('If two slots have no select, the last one gets it.', async () => {
  const { text } = await render(Doubled);
  expect([text('section'), text('footer')]).toEqual(['', 'Oak']);
});
