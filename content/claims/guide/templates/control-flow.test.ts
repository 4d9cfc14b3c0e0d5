import { Component, computed, type OnDestroy, signal, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

async function render<T>(component: Type<T>) {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  const rows = () => [...page.querySelectorAll('li')];
  return { fixture, app: fixture.componentInstance, page, rows };
}

const destroyed: string[] = [];

@Component({ selector: 'app-details', template: '<input />' })
class Details implements OnDestroy {
  ngOnDestroy(): void {
    destroyed.push('details');
  }
}

@Component({
  selector: 'app-stock',
  imports: [Details],
  template: `
    @if (stock() > 2) { <app-details /> } @else if (stock() > 0) { few } @else { none }
  `,
})
class Stock {
  readonly stock = signal(5);
}

claim(
  'When another condition matches, Angular destroys the content of the old block and creates the content of the new one.',
  async () => {
    const { fixture, app, page } = await render(Stock);
    const field = page.querySelector('input');
    app.stock.set(4);
    await fixture.whenStable();
    expect(page.querySelector('input')).toBe(field);

    app.stock.set(1);
    await fixture.whenStable();
    expect(page.textContent.trim()).toBe('few');
    expect(destroyed).toEqual(['details']);

    app.stock.set(5);
    await fixture.whenStable();
    expect(page.querySelector('input')).not.toBe(field);
  },
);

claim(
  'Angular tests the conditions from top to bottom and renders the first block whose condition is truthy.',
  async () => {
    const { fixture, app, page } = await render(Stock);
    for (const [stock, text] of [
      [5, ''],
      [1, 'few'],
      [0, 'none'],
    ] as const) {
      app.stock.set(stock);
      await fixture.whenStable();
      expect(page.textContent.trim()).toBe(text);
    }
  },
);

@Component({
  selector: 'app-total',
  template: '@if (total(); as amount) { {{ amount }} } @else { nothing }',
})
class Total {
  readonly total = signal<number | null>(0);
}

claim('The block renders only for a truthy value.', async () => {
  const { fixture, app, page } = await render(Total);
  expect(page.textContent.trim()).toBe('nothing');
  app.total.set(3);
  await fixture.whenStable();
  expect(page.textContent.trim()).toBe('3');
});

interface Item {
  readonly id: number;
}

@Component({
  selector: 'app-by-item',
  template: `
    @for (item of items(); track item) { <li><b>{{ item.id }}</b></li> } @empty { <p>none</p> }
  `,
})
class ByItem {
  readonly items = signal<Iterable<Item> | null | undefined>([{ id: 1 }, { id: 2 }]);
}

claim('null and undefined count as an empty list.', async () => {
  const { fixture, app, page } = await render(ByItem);
  for (const list of [null, undefined]) {
    app.items.set([{ id: 3 }]);
    await fixture.whenStable();
    expect(page.querySelector('p')).toBeNull();
    app.items.set(list);
    await fixture.whenStable();
    expect(page.querySelector('p')?.textContent).toBe('none');
  }
});

claim('@for accepts arrays and other iterable collections, such as a Set or a Map.', async () => {
  const { fixture, app, rows } = await render(ByItem);
  app.items.set(new Set([{ id: 7 }]));
  await fixture.whenStable();
  expect(rows().map((row) => row.textContent)).toEqual(['7']);
});

@Component({
  selector: 'app-generated',
  template: '{{ other() }} @for (item of items; track item) { <li>{{ item }}</li> }',
})
class Generated {
  readonly other = signal(1);
  readonly items = (function* () {
    yield 'Chair';
    yield 'Lamp';
  })();
}

claim(
  "Convert a generator to an array. It's exhausted after the first check, so its rows vanish on the next one.",
  async () => {
    const fixture = TestBed.createComponent(Generated);
    fixture.detectChanges(false);
    const rows = () => fixture.nativeElement.querySelectorAll('li').length;
    expect(rows()).toBe(2);
    fixture.componentInstance.other.set(2);
    fixture.detectChanges(false);
    expect(rows()).toBe(0);
  },
);

@Component({
  selector: 'app-by-id',
  template: '@for (item of items(); track item.id) { <li>{{ item.id }}</li> }',
})
class ById {
  readonly items = signal<readonly Item[]>([{ id: 1 }, { id: 2 }, { id: 3 }]);
}

claim('Elements follow their items, even if the objects are new copies', async () => {
  const { fixture, app, rows } = await render(ById);
  const [first, , third] = rows();
  app.items.set([{ id: 3 }, { id: 1 }, { id: 4 }]);
  await fixture.whenStable();
  expect(rows().map((row) => row.textContent)).toEqual(['3', '1', '4']);
  expect(rows()[0]).toBe(third);
  expect(rows()[1]).toBe(first);
});

claim('A new copy gets a new element', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { fixture, app, rows } = await render(ByItem);
  const [first] = rows();
  app.items.set([{ id: 1 }, { id: 2 }]);
  await fixture.whenStable();
  expect(rows()[0]).not.toBe(first);
  warn.mockRestore();
});

claim(
  'In development, the console then warns with NG0956, unless a row is only text.',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { fixture, app } = await render(ByItem);
    app.items.set([{ id: 1 }, { id: 2 }]);
    await fixture.whenStable();
    expect(String(warn.mock.calls[0]?.[0])).toContain('NG0956');
    warn.mockRestore();
  },
);

@Component({
  selector: 'app-by-index',
  template: '@for (item of items(); track $index) { <li>{{ item.id }}</li> }',
})
class ByIndex {
  readonly items = signal<readonly Item[]>([{ id: 1 }, { id: 2 }]);
}

claim('Elements stay in place and show other items', async () => {
  const { fixture, app, rows } = await render(ByIndex);
  const before = rows();
  app.items.set([{ id: 2 }, { id: 1 }]);
  await fixture.whenStable();
  expect(rows()).toEqual(before);
  expect(rows().map((row) => row.textContent)).toEqual(['2', '1']);
});

@Component({
  selector: 'app-choice',
  template: `
    @switch (value()) { @case (1) { one } @case ('1') { text } @default { other } }
  `,
})
class Choice {
  readonly value = signal<unknown>('1');
}

claim(
  '@switch compares its value with each case using === and renders the first case that is equal.',
  async () => {
    const { fixture, app, page } = await render(Choice);
    expect(page.textContent.trim()).toBe('text');
    app.value.set(1);
    await fixture.whenStable();
    expect(page.textContent.trim()).toBe('one');
    app.value.set(true);
    await fixture.whenStable();
    expect(page.textContent.trim()).toBe('other');
  },
);

@Component({
  selector: 'app-in-stock',
  template: `
    @for (product of firstInStock(); track product.name) {
      <p>{{ product.name }}</p>
    }
    @for (product of products().slice(0, 10); track product.name) {
      <li>{{ product.name }}</li>
    }
  `,
})
class InStock {
  protected readonly products = signal([
    { name: 'Chair', stock: 3 },
    { name: 'Lamp', stock: 0 },
  ]);
  protected readonly firstInStock = computed(() =>
    this.products()
      .filter(({ stock }) => stock > 0)
      .slice(0, 10),
  );
}

claim('The page shows "Chair".', async () => {
  const { page, rows } = await render(InStock);
  expect(page.querySelectorAll('p').length).toBe(1);
  expect(page.querySelector('p')?.textContent).toBe('Chair');
  // The call in the template, which the next sentence is about.
  expect(rows().length).toBe(2);
});
