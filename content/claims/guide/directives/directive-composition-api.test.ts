import { Component, Directive, InjectionToken, inject, type OnInit, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

const SHOP = new InjectionToken<string>('SHOP');

/** What happened, in its order. */
let order: string[] = [];

@Directive({
  host: {
    class: 'hint',
    lang: 'en',
    '[title]': "'hint'",
    '(click)': "note('hint')",
  },
  providers: [{ provide: SHOP, useValue: 'hint' }],
})
class Hint implements OnInit {
  readonly shop = inject(SHOP);

  constructor() {
    order.push('create Hint');
  }

  ngOnInit(): void {
    order.push('init Hint');
  }

  protected note(name: string): void {
    order.push(name);
  }
}

@Component({
  selector: 'app-price',
  template: '',
  hostDirectives: [Hint],
  host: {
    class: 'price',
    lang: 'de',
    '[title]': "'price'",
    '(click)': "note('price')",
  },
  providers: [{ provide: SHOP, useValue: 'price' }],
})
class Price implements OnInit {
  readonly hint = inject(Hint);

  constructor() {
    order.push('create Price');
  }

  ngOnInit(): void {
    order.push('init Price');
  }

  protected note(name: string): void {
    order.push(name);
  }
}

@Component({
  imports: [Price],
  template: `<app-price (click)="note('template')" /><app-price lang="fr" />`,
})
class Page {
  protected note(name: string): void {
    order.push(name);
  }
}

/** Both prices of the page. */
async function prices(): Promise<HTMLElement[]> {
  order = [];
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();
  return [...fixture.nativeElement.querySelectorAll('app-price')];
}

claim('Each click changes the text between "Save" and "Saved".', async () => {
  @Directive({
    host: {
      '[attr.aria-pressed]': 'pressed()',
      '(click)': 'pressed.set(!pressed())',
    },
  })
  class Toggle {
    readonly pressed = signal(false);
  }
  @Component({
    selector: 'button[appWish]',
    template: `{{ toggle.pressed() ? 'Saved' : 'Save' }}`,
    hostDirectives: [Toggle],
  })
  class WishButton {
    protected readonly toggle = inject(Toggle);
  }
  @Component({
    imports: [WishButton],
    template: '<button type="button" appWish></button>',
  })
  class Shop {}
  const fixture = TestBed.createComponent(Shop);
  await fixture.whenStable();
  const button: HTMLElement = fixture.nativeElement.querySelector('button');
  const texts = [button.textContent];
  for (let click = 0; click < 2; click++) {
    button.click();
    await fixture.whenStable();
    texts.push(button.textContent);
  }

  expect(texts).toEqual(['Save', 'Saved', 'Save']);
});

claim('Angular creates host directives before their host.', async () => {
  await prices();

  expect(order.slice(0, 2)).toEqual(['create Hint', 'create Price']);
});

claim(
  'It also sets their inputs, calls their hooks and applies their host bindings before those of the host:',
  async () => {
    const [price] = await prices();

    expect(order.filter((entry) => entry.startsWith('init'))).toEqual([
      'init Hint',
      'init Price',
      'init Hint',
      'init Price',
    ]);
    expect(price?.title).toBe('price');
  },
);

claim('the value of the host; an attribute in the template wins over both', async () => {
  const elements = await prices();

  expect(elements.map(({ lang }) => lang)).toEqual(['de', 'fr']);
});

claim('all classes', async () => {
  const [price] = await prices();

  expect([...(price?.classList ?? [])].sort()).toEqual(['hint', 'price']);
});

claim(
  "all listeners run: first the directive's, then the host's, then the template's",
  async () => {
    const [price] = await prices();
    order = [];
    price?.click();

    expect(order).toEqual(['hint', 'price', 'template']);
  },
);

claim('the provider of the host, also for the directive', () => {
  const { hint } = TestBed.createComponent(Price).componentInstance;

  expect(hint.shop).toBe('price');
});
