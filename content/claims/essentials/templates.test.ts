import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../claim';

@Component({
  selector: 'app-text',
  template: '<p>{{ text }}</p><b>{{ nothing }}{{ missing }}</b>',
})
class Text {
  protected readonly text = '<i>Apples</i>';
  protected readonly nothing = null;
  protected readonly missing = undefined;
}

claim(
  "{{ }} shows markup as plain text, so what a user has typed can't turn into elements.",
  async () => {
    const fixture = TestBed.createComponent(Text);
    await fixture.whenStable();
    expect(fixture.nativeElement.querySelector('i')).toBeNull();
    expect(fixture.nativeElement.querySelector('p').textContent).toBe('<i>Apples</i>');
  },
);

claim('null and undefined show nothing.', async () => {
  const fixture = TestBed.createComponent(Text);
  await fixture.whenStable();
  expect(fixture.nativeElement.querySelector('b').textContent).toBe('');
});

@Component({ selector: 'app-attribute', template: '<p [attr.title]="title()"></p>' })
class Attribute {
  readonly title = signal<string | null | undefined>('Apples');
}

claim('If the value is null or undefined, Angular removes a bound attribute.', async () => {
  const fixture = TestBed.createComponent(Attribute);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement.querySelector('p');
  for (const value of [null, undefined]) {
    fixture.componentInstance.title.set('Apples');
    await fixture.whenStable();
    expect(element.hasAttribute('title')).toBe(true);
    fixture.componentInstance.title.set(value);
    await fixture.whenStable();
    expect(element.hasAttribute('title')).toBe(false);
  }
});

@Component({
  selector: 'app-list',
  template: `
    @for (product of products(); track product.id) {
      <input [attr.aria-label]="product.name" />
    }
  `,
})
class List {
  readonly products = signal([
    { id: 1, name: 'Apples' },
    { id: 2, name: 'Bread' },
  ]);
}

claim(
  'When the list changes, Angular keeps the elements of the items that are still in the list, together with their state, such as what a user has typed.',
  async () => {
    const fixture = TestBed.createComponent(List);
    await fixture.whenStable();
    const bread: HTMLInputElement = fixture.nativeElement.querySelector('[aria-label=Bread]');
    bread.value = 'two loaves';
    fixture.componentInstance.products.set([
      { id: 2, name: 'Bread' },
      { id: 3, name: 'Cheese' },
    ]);
    await fixture.whenStable();
    const now: HTMLInputElement = fixture.nativeElement.querySelector('[aria-label=Bread]');
    expect(now).toBe(bread);
    expect(now.value).toBe('two loaves');
  },
);

@Component({
  selector: 'app-classes',
  template: '<p class="product" [class.low]="isLow()"></p><i class="product" [class]="more()"></i>',
})
class Classes {
  protected readonly isLow = signal(true);
  protected readonly more = signal('low');
}

claim('Both keep the classes of a static class attribute:', async () => {
  const fixture = TestBed.createComponent(Classes);
  await fixture.whenStable();
  for (const name of ['p', 'i'])
    expect([...fixture.nativeElement.querySelector(name).classList].sort()).toEqual([
      'low',
      'product',
    ]);
});

@Component({
  selector: 'app-switch',
  template: `
    @switch (status()) {
      @case ('open') { <p>first</p> }
      @case ('open') { <p>second</p> }
      @default { <p>default</p> }
    }
  `,
})
class Switch {
  readonly status = signal('open');
}

claim(
  '@switch renders the first @case whose value equals that of @switch (===), or @default if none does.',
  async () => {
    const fixture = TestBed.createComponent(Switch);
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent.trim()).toBe('first');
  },
);
