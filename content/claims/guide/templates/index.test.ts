import { Component, input, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({
  selector: 'app-shop',
  template: `
    <label>
      Your name
      <input (input)="customer.set($event.target.value)" />
    </label>
    @if (customer()) {
      <p>Hello, {{ customer() }}!</p>
    }
  `,
})
class Shop {
  protected readonly customer = signal('');
}

claim('The page shows an input field, and a greeting appears as soon as you type.', async () => {
  const fixture = TestBed.createComponent(Shop);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  expect(page.querySelector('p')).toBeNull();

  const field = page.querySelector('input');
  if (field) field.value = 'Ada';
  field?.dispatchEvent(new Event('input'));
  await fixture.whenStable();
  expect(page.querySelector('p')?.textContent).toBe('Hello, Ada!');
});

let stockReads = 0;

@Component({ selector: 'app-stock', template: '<p [title]="title">{{ count() }}</p>' })
class Stock {
  readonly count = input(1);

  get title(): string {
    stockReads++;
    return 'In stock';
  }
}

claim('Angular writes to the DOM only if the value has changed.', async () => {
  const fixture = TestBed.createComponent(Stock);
  await fixture.whenStable();
  const paragraph: HTMLElement = fixture.nativeElement.querySelector('p');
  const writes: string[] = [];
  Object.defineProperty(paragraph, 'title', { set: (title: string) => writes.push(title) });
  const readsBefore = stockReads;

  fixture.componentRef.setInput('count', 2);
  await fixture.whenStable();
  expect(paragraph.textContent).toBe('2');
  expect(stockReads).toBeGreaterThan(readsBefore);
  expect(writes).toEqual([]);
});

@Component({ selector: 'app-review', template: '<p>{{ text() }}</p>' })
class Review {
  readonly text = input('{{ 1 + 1 }} @if (true) { <b>x</b> }');
}

claim(
  "Template syntax inside a string is plain text, so what users type can't become a binding.",
  async () => {
    const fixture = TestBed.createComponent(Review);
    await fixture.whenStable();
    const paragraph: HTMLElement = fixture.nativeElement.querySelector('p');
    expect(paragraph.textContent).toBe('{{ 1 + 1 }} @if (true) { <b>x</b> }');
    expect(paragraph.children.length).toBe(0);
  },
);

@Component({
  selector: 'app-notice',
  template: `
    <!-- a comment -->
    <script>globalThis.stolen = true;</script>
    <style>p { color: red }</style>
    <p>info@example.org &#123;&#64;&#125;</p>
  `,
})
class Notice {}

async function renderNotice(): Promise<HTMLElement> {
  const fixture = TestBed.createComponent(Notice);
  await fixture.whenStable();
  return fixture.nativeElement;
}

claim('<script> elements are removed, together with their content.', async () => {
  expect((await renderNotice()).innerHTML).not.toContain('stolen');
});

claim(
  '<style> elements are moved to the styles of the component, as if you had listed them in styles.',
  async () => {
    expect((await renderNotice()).querySelector('style')).toBeNull();
    expect(document.head.innerHTML).toContain('color: red');
  },
);

claim('Comments are removed, and so is most of the white space between elements.', async () => {
  expect((await renderNotice()).innerHTML).not.toContain('a comment');
});

claim('To show a brace, write &#123; or &#125;.', async () => {
  expect((await renderNotice()).textContent.trim()).toBe('info@example.org {@}');
});
