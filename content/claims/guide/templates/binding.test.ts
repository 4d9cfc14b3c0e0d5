import { Component, Directive, input, signal, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

/** Renders a component and finds the element that the claim is about. */
async function render<T>(component: Type<T>, selector: string) {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement.querySelector(selector);
  return { fixture, element, app: fixture.componentInstance };
}

@Component({ selector: 'app-text', template: '<p>{{ value() }}</p>' })
class Text {
  readonly value = signal<unknown>(null);
}

claim('The exceptions are null and undefined, which show nothing.', async () => {
  const { fixture, element, app } = await render(Text, 'p');
  expect(element.textContent).toBe('');
  for (const [value, text] of [
    [undefined, ''],
    [0, '0'],
    [false, 'false'],
    [{}, '[object Object]'],
    ['<b>New</b>', '<b>New</b>'],
  ] as const) {
    app.value.set(value);
    await fixture.whenStable();
    expect(element.textContent).toBe(text);
    expect(element.children.length).toBe(0);
  }
});

@Component({ selector: 'app-markup', template: '<p [innerHTML]="html()"></p>' })
class Markup {
  readonly html = signal('<b>Oiled</b> oak<script>1</script>');
}

claim(
  'Angular sanitizes the value: it removes what could run code, such as <script>.',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { element } = await render(Markup, 'p');
    expect(element.innerHTML).toBe('<b>Oiled</b> oak');
    expect(warn.mock.calls[0]?.[0]).toContain('WARNING: sanitizing HTML stripped some content');
    warn.mockRestore();
  },
);

@Component({ selector: 'app-attribute', template: '<p [attr.data-new]="value()"></p>' })
class Attribute {
  readonly value = signal<unknown>(false);
}

claim('If the value is null or undefined, Angular removes the attribute.', async () => {
  const { fixture, element, app } = await render(Attribute, 'p');
  expect(element.getAttribute('data-new')).toBe('false');
  for (const value of [null, 'x', undefined]) {
    app.value.set(value);
    await fixture.whenStable();
    expect(element.hasAttribute('data-new')).toBe(value === 'x');
  }
});

@Directive({ selector: 'button' })
class OwnTitle {
  readonly title = input('');
}

@Component({
  selector: 'app-input',
  imports: [OwnTitle],
  template: `<button type="button" [title]="'Cart'">Cart</button>`,
})
class Input {}

claim(
  'If an element has both an input and a DOM property of the same name, Angular sets only the input.',
  async () => {
    const { element } = await render(Input, 'button');
    expect(element.title).toBe('');
  },
);

@Component({ selector: 'app-classes', template: '<p class="stock" [class]="classes()"></p>' })
class Classes {
  readonly classes = signal<unknown>({ low: true, 'very urgent': true });
}

claim('Angular ignores a name with a space in it.', async () => {
  const { fixture, element, app } = await render(Classes, 'p');
  expect(element.className).toBe('stock low');
  app.classes.set(['new', 'on sale']);
  await fixture.whenStable();
  expect(element.className).toBe('stock new');
});

@Component({
  selector: 'app-mutated',
  template: '<p [class]="classes">{{ count() }}</p>',
})
class Mutated {
  readonly classes = { low: false };
  readonly count = signal(1);
}

claim(
  'Angular compares the object itself, so changing a member of the same object silently has no effect.',
  async () => {
    const { fixture, element, app } = await render(Mutated, 'p');
    app.classes.low = true;
    app.count.set(2);
    await fixture.whenStable();
    expect(element.textContent).toBe('2');
    expect(element.className).toBe('');
  },
);

@Directive({ selector: '[appLow]', host: { '[class.low]': 'low()', '[class.stock]': 'false' } })
class Low {
  readonly low = input<boolean | null | undefined>(true, { alias: 'appLow' });
}

@Component({
  selector: 'app-order',
  imports: [Low],
  template: '<p class="stock" [appLow]="true" [class.low]="low()"></p>',
})
class Order {
  readonly low = signal<boolean | null | undefined>(undefined);
}

claim("A binding with the value undefined doesn't count.", async () => {
  const { element } = await render(Order, 'p');
  expect(element.classList.contains('low')).toBe(true);
});

claim('null counts, and false counts for a class.', async () => {
  const { fixture, element, app } = await render(Order, 'p');
  for (const value of [null, false]) {
    app.low.set(true);
    await fixture.whenStable();
    expect(element.classList.contains('low')).toBe(true);
    app.low.set(value);
    await fixture.whenStable();
    expect(element.classList.contains('low')).toBe(false);
  }
});

claim(
  'A class in the class attribute of the template stays, even if a host binding sets it to false.',
  async () => {
    const { element } = await render(Order, 'p');
    expect(element.classList.contains('stock')).toBe(true);
  },
);

@Component({
  selector: 'app-both',
  template: `
    <p [class]="'low'" [class.low]="undefined"></p>
    <div class="stock" [class]="'low'" [class.low]="undefined"></div>
  `,
})
class Both {}

claim(
  'If [class.name] is undefined, Angular uses [class] on most elements, but not on those with a class attribute.',
  async () => {
    const { element, fixture } = await render(Both, 'p');
    expect(element.className).toBe('low');
    expect(fixture.nativeElement.querySelector('div').className).toBe('stock');
  },
);

@Component({ selector: 'app-link', template: '<a [href]="address()">x</a>' })
class Link {
  readonly address = signal('javascript:alert(1)');
}

claim(
  'The URL of a link starts with unsafe:, and the console shows WARNING: sanitizing unsafe URL value',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { element } = await render(Link, 'a');
    expect(element.getAttribute('href')).toBe('unsafe:javascript:alert(1)');
    expect(warn.mock.calls[0]?.[0]).toContain('WARNING: sanitizing unsafe URL value');
    warn.mockRestore();
  },
);

@Component({
  selector: 'app-literal',
  template: '<p>{{ note({ width: width() }) }}{{ other() }}</p>',
})
class Literal {
  readonly width = signal(1);
  readonly other = signal(1);
  readonly objects = new Set<unknown>();

  protected note(object: unknown): string {
    this.objects.add(object);
    return '';
  }
}

claim(
  'You can write a literal object such as [style]="{ width: width() }" in the template: Angular creates it again only when a value in it changes.',
  async () => {
    const { fixture, app } = await render(Literal, 'p');
    app.other.set(2);
    await fixture.whenStable();
    expect(app.objects.size).toBe(1);
    app.width.set(2);
    await fixture.whenStable();
    expect(app.objects.size).toBe(2);
  },
);
