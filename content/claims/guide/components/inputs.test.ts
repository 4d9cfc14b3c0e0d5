import {
  booleanAttribute,
  Component,
  computed,
  effect,
  input,
  inputBinding,
  model,
  numberAttribute,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

@Component({ selector: 'app-product-card', template: '{{ name() }}' })
class ProductCard {
  readonly name = input.required<string>();
  readonly price = input(5);
  readonly seenByConstructor = this.price();
  readonly thrownByConstructor = this.read();

  private read(): unknown {
    try {
      return this.name();
    } catch (error) {
      return error;
    }
  }
}

@Component({
  imports: [ProductCard],
  template: '<app-product-card name="Mug" [price]="8" #card />{{ card.price() }}',
})
class Shop {}

claim('An optional input returns its default in the constructor.', async () => {
  const fixture = TestBed.createComponent(Shop);
  await fixture.whenStable();
  const card = fixture.debugElement.children[0]?.componentInstance as ProductCard;
  expect([card.seenByConstructor, card.price()]).toEqual([5, 8]);
});

claim(
  'That call throws NG0950 at run time: Input "price" is required but no value is available yet.',
  () => {
    const { instance } = TestBed.createComponent(ProductCard).componentRef;
    expect(String(instance.thrownByConstructor)).toContain(
      'NG0950: Input "name" is required but no value is available yet.',
    );
  },
);

@Component({ template: '' })
class Quantity {
  readonly max = input(99, { transform: numberAttribute });
  readonly step = input('1', {
    transform: (value: unknown) => `transformed ${value}`,
  });
  readonly disabled = input(false, { transform: booleanAttribute });
  readonly price = input<number | undefined>(5);
}

claim('The default value is not transformed.', () => {
  const { componentRef } = TestBed.createComponent(Quantity);
  expect(componentRef.instance.step()).toBe('1');
  componentRef.setInput('step', 2);
  expect(componentRef.instance.step()).toBe('transformed 2');
});

claim('If the string is not a number, the result is NaN.', () => {
  const { componentRef } = TestBed.createComponent(Quantity);
  componentRef.setInput('max', 'ten');
  expect(componentRef.instance.max()).toBeNaN();
  expect(numberAttribute('ten', 99)).toBe(99);
});

claim(
  "booleanAttribute returns false for false, 'false', null and undefined, and true for every other value.",
  () => {
    const values = [false, 'false', null, undefined, '', 'no', 0, true];
    const { componentRef } = TestBed.createComponent(Quantity);
    const results = values.map((value) => {
      componentRef.setInput('disabled', value);
      return componentRef.instance.disabled();
    });
    expect(results).toEqual([false, false, false, false, true, true, true, true]);
  },
);

claim('If the parent binds undefined, the input is undefined.', () => {
  const { componentRef } = TestBed.createComponent(Quantity);
  componentRef.setInput('price', undefined);
  expect(componentRef.instance.price()).toBeUndefined();
});

@Component({ selector: 'app-amount', template: '' })
class Amount {
  readonly value = model(1);
}

@Component({
  imports: [Amount],
  template: `
    <app-amount
      #amount
      [value]="start()"
      (valueChange)="emitted.push($event)"
    />
    <button type="button" (click)="amount.value.set(7)">Set</button>
  `,
})
class Cart {
  readonly start = signal(1);
  readonly emitted: number[] = [];
}

claim(
  "valueChange emits when the component sets a different value. It doesn't emit when the parent does.",
  async () => {
    const fixture = TestBed.createComponent(Cart);
    await fixture.whenStable();
    fixture.componentInstance.start.set(3);
    await fixture.whenStable();
    expect(fixture.componentInstance.emitted).toEqual([]);

    const button = fixture.nativeElement.querySelector('button');
    button.click();
    button.click();
    expect(fixture.componentInstance.emitted).toEqual([7]);
  },
);

@Component({ selector: 'app-titled', template: '{{ title() }}' })
class Titled {
  readonly title = input('');
}

@Component({ imports: [Titled], template: '<app-titled title="Mug" />' })
class Page {}

claim(
  'A parent that writes title="Mug" sets the input and also the attribute of the element, so the browser shows a tooltip.',
  async () => {
    const fixture = TestBed.createComponent(Page);
    await fixture.whenStable();
    const element = fixture.nativeElement.querySelector('app-titled');
    expect(element.textContent).toBe('Mug');
    expect(element.getAttribute('title')).toBe('Mug');
  },
);

claim(
  'Use either setInput() or bindings: setInput() throws for a component that was created with an inputBinding() or a twoWayBinding().',
  () => {
    const { componentRef } = TestBed.createComponent(Titled, {
      bindings: [inputBinding('title', () => 'Mug')],
    });
    expect(() => componentRef.setInput('title', 'Cap')).toThrow(/setInput/);
  },
);

claim(
  "A misspelled name in setInput() sets nothing and logs NG0303 to the console: Can't set value of the 'lable' input on the 'ChannelSlider' component.",
  () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    TestBed.createComponent(Titled).componentRef.setInput('titel', 'Cap');
    expect(String(log.mock.calls[0])).toMatch(
      /NG0303: Can't set value of the 'titel' input on the '\w+' component\./,
    );
    log.mockRestore();
  },
);

@Component({ selector: 'app-tags', template: '' })
class Tags {
  readonly tags = input<unknown>();
  readonly changes: unknown[] = [];

  constructor() {
    effect(() => this.changes.push(this.tags()));
  }
}

@Component({
  imports: [Tags],
  template: `
    <app-tags [tags]="tagsOf()" />
    <app-tags [tags]="['new', name()]" />
    <app-tags [tags]="list" />
    {{ other() }}
  `,
})
class Product {
  readonly name = signal('mug');
  readonly other = signal(0);
  readonly list = ['new'];
  readonly derived = computed(() => [this.name()]);

  tagsOf(): string[] {
    return ['new'];
  }
}

async function countChanges(act: (product: Product) => void): Promise<number[]> {
  const fixture = TestBed.createComponent(Product);
  await fixture.whenStable();
  act(fixture.componentInstance);
  await fixture.whenStable();
  return fixture.debugElement.children.map(
    ({ componentInstance }) => (componentInstance as Tags).changes.length,
  );
}

claim(
  'A method that returns a new array at each call, [tags]="tagsOf(product)", therefore changes the input at each check.',
  async () => {
    const [method] = await countChanges((product) => product.other.set(1));
    expect(method).toBe(2);
  },
);

claim(
  'An array or object literal in a template stays the same object as long as its parts stay the same.',
  async () => {
    const [, literal] = await countChanges((product) => product.other.set(1));
    expect(literal).toBe(1);
    const [, renamed] = await countChanges((product) => product.name.set('cap'));
    expect(renamed).toBe(2);
  },
);
