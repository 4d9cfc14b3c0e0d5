import {
  afterNextRender,
  Component,
  ElementRef,
  inject,
  Renderer2,
  RendererFactory2,
  signal,
  viewChild,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({
  selector: 'app-search',
  template: `
    <p>Search</p>
    @if (isOpen()) {
      <input #field />
    }
  `,
  styles: 'p { color: teal; }',
})
class Search {
  readonly isOpen = signal(false);
  readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');
  readonly renderer = inject(Renderer2);
  readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly children = this.host.childNodes.length;
}

async function renderSearch() {
  const fixture = TestBed.createComponent(Search);
  await fixture.whenStable();
  return { fixture, search: fixture.componentInstance };
}

claim('The host element exists in the constructor of its component, but it is empty.', async () => {
  const { search } = await renderSearch();
  expect(search.children).toBe(0);
  expect(search.host.childNodes.length).toBeGreaterThan(0);
});

claim(
  'A required query then throws NG0951: Child query result is required but no value is available.',
  async () => {
    const { fixture, search } = await renderSearch();
    search.isOpen.set(true);
    expect(() => search.field()).toThrow(
      'NG0951: Child query result is required but no value is available.',
    );
    await fixture.whenStable();
    expect(search.field().nativeElement.localName).toBe('input');
  },
);

claim('In a listener, afterNextRender() has no injector.', () => {
  expect(() => afterNextRender(() => undefined)).toThrow(
    'NG0203: afterNextRender() can only be used within an injection context',
  );
});

claim(
  "Use it also if you create an element in code that needs the component's scoped styles: createElement() on the injected Renderer2 adds the attribute that these styles need.",
  async () => {
    const { search } = await renderSearch();
    const created: Element = search.renderer.createElement('p');
    const written = search.host.querySelector('p');
    expect(created.getAttributeNames()).toEqual(written?.getAttributeNames());
    expect(created.getAttributeNames()).toHaveLength(1);
  },
);

claim("A service in the root injector can't inject Renderer2.", () => {
  expect(() => TestBed.inject(Renderer2 as never)).toThrow('NG0201');
  const renderer = TestBed.inject(RendererFactory2).createRenderer(null, null);
  expect(renderer.createElement('p').getAttributeNames()).toEqual([]);
});

@Component({ template: '<div [innerHTML]="html"></div>' })
class Inserted {
  readonly html = '<img src="x" onerror="attack()">';
}

claim('To insert HTML, use [innerHTML], which sanitizes the value.', async () => {
  const fixture = TestBed.createComponent(Inserted);
  await fixture.whenStable();
  const image = fixture.nativeElement.querySelector('img');
  expect(image.getAttributeNames()).toEqual(['src']);
});
