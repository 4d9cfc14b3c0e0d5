import {
  Component,
  Directive,
  inject,
  input,
  numberAttribute,
  output,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

/** The element of a component after its first rendering. */
async function rendered(component: new () => unknown): Promise<HTMLElement> {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  return fixture.nativeElement;
}

claim('The text becomes bold after two sales.', async () => {
  @Directive({
    selector: '[appLowStock]',
    host: { '[style.font-weight]': "appLowStock() < 3 ? 'bold' : null" },
  })
  class LowStock {
    readonly appLowStock = input.required<number>();
  }
  @Component({
    imports: [LowStock],
    template: `
      <p [appLowStock]="left()">{{ left() }} left</p>
      <button type="button" (click)="left.set(left() - 1)">Sell one</button>
    `,
  })
  class Stock {
    readonly left = signal(4);
  }
  const fixture = TestBed.createComponent(Stock);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const weights: (string | undefined)[] = [];
  for (let sales = 0; sales <= 2; sales++) {
    weights.push(element.querySelector('p')?.style.fontWeight);
    element.querySelector('button')?.click();
    await fixture.whenStable();
  }

  expect(weights).toEqual(['', '', 'bold']);
});

claim('Then appLimit="60" is the number 60:', async () => {
  let limit: unknown;
  @Directive({ selector: '[appLimit]', host: { '[title]': 'read()' } })
  class Limit {
    readonly appLimit = input.required<number, unknown>({
      transform: numberAttribute,
    });

    protected read(): string {
      limit = this.appLimit();
      return '';
    }
  }
  @Component({ imports: [Limit], template: '<p appLimit="60"></p>' })
  class Page {}
  await rendered(Page);

  expect(limit).toBe(60);
});

claim('An attribute without a value, as in <p appPaper>, passes an empty string.', async () => {
  @Directive({ selector: '[appPaper]', host: { '[title]': "'[' + appPaper() + ']'" } })
  class Paper {
    readonly appPaper = input('default');
  }
  @Component({ imports: [Paper], template: '<p appPaper></p>' })
  class Page {}
  const element = await rendered(Page);

  expect(element.querySelector('p')?.title).toBe('[]');
});

claim(
  "Even stopImmediatePropagation() in the directive doesn't stop the template's listener.",
  async () => {
    const order: string[] = [];
    @Directive({ selector: '[appStop]', host: { '(click)': 'stop($event)' } })
    class Stop {
      protected stop(event: Event): void {
        event.stopImmediatePropagation();
        order.push('directive');
      }
    }
    @Component({
      imports: [Stop],
      template: '<button appStop (click)="note()">Buy</button>',
    })
    class Page {
      protected note(): void {
        order.push('template');
      }
    }
    const element = await rendered(Page);
    element.querySelector('button')?.click();

    expect(order).toEqual(['directive', 'template']);
  },
);

@Directive({ selector: '[appGift]' })
class Gift {}

claim('self limits the search to the same element.', async () => {
  @Directive({
    selector: '[appShipping]',
    host: { '[title]': "!!own + ', ' + !!any" },
  })
  class Shipping {
    protected readonly own = inject(Gift, { optional: true, self: true });
    protected readonly any = inject(Gift, { optional: true });
  }
  @Component({
    imports: [Gift, Shipping],
    template: '<div appGift><p appShipping></p></div><p appGift appShipping></p>',
  })
  class Page {}
  const element = await rendered(Page);
  const titles = [...element.querySelectorAll('p')].map(({ title }) => title);

  expect(titles).toEqual(['false, true', 'true, true']);
});

@Directive({ selector: '[appBold]', host: { class: 'bold' } })
class Bold {}

claim('Directives on the element with ngNonBindable still work.', async () => {
  @Component({
    imports: [Bold],
    template: '<p appBold ngNonBindable>{{ 1 + 1 }} <code appBold></code></p>',
  })
  class Help {}
  const element = await rendered(Help);

  expect(element.querySelector('p')?.className).toBe('bold');
  expect(element.querySelector('p')?.textContent).toContain('{{ 1 + 1 }}');
  expect(element.querySelector('code')?.className).toBe('');
});

claim('A subclass inherits inputs, outputs, host bindings and lifecycle hooks.', async () => {
  const calls: string[] = [];
  @Directive({ host: { '[title]': 'shade()' } })
  abstract class Shade {
    readonly shade = input('gray');
    readonly shaded = output<string>();

    ngOnInit(): void {
      this.shaded.emit(this.shade());
    }
  }
  @Directive({ selector: '[appFrame]' })
  class Frame extends Shade {}
  @Component({
    imports: [Frame],
    template: '<p appFrame shade="blue" (shaded)="note($event)"></p>',
  })
  class Page {
    protected note(shade: string): void {
      calls.push(shade);
    }
  }
  const element = await rendered(Page);

  expect(element.querySelector('p')?.title).toBe('blue');
  expect(calls).toEqual(['blue']);
});
