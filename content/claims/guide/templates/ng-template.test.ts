import { NgTemplateOutlet } from '@angular/common';
import {
  Component,
  InjectionToken,
  Injector,
  inject,
  input,
  type OnDestroy,
  signal,
  type TemplateRef,
  type Type,
  ViewContainerRef,
  viewChild,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

async function render<T>(component: Type<T>) {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  return { fixture, app: fixture.componentInstance, page };
}

const log: string[] = [];

@Component({ selector: 'app-mark', template: '' })
class Mark implements OnDestroy {
  constructor() {
    log.push('created');
  }

  ngOnDestroy(): void {
    log.push('destroyed');
  }
}

@Component({
  selector: 'app-switch',
  imports: [Mark, NgTemplateOutlet],
  template: `
    <ng-template #first let-amount="amount"><app-mark />first {{ amount }}</ng-template>
    <ng-template #second let-amount="amount"><app-mark />second {{ amount }}</ng-template>
    <ng-container
      [ngTemplateOutlet]="which() === 1 ? first : which() === 2 ? second : null"
      [ngTemplateOutletContext]="{ amount: amount() }"
    />
  `,
})
class Switch {
  readonly which = signal(0);
  readonly amount = signal(1);
}

async function renderSwitch() {
  log.length = 0;
  const { fixture, app, page } = await render(Switch);
  const text = async () => {
    await fixture.whenStable();
    return page.textContent.trim();
  };
  return { app, text };
}

claim('If the outlet receives null, it renders nothing.', async () => {
  const { text } = await renderSwitch();
  expect(await text()).toBe('');
});

claim(
  'If it receives another fragment, Angular destroys the old view and creates a new one.',
  async () => {
    const { app, text } = await renderSwitch();
    app.which.set(1);
    expect(await text()).toBe('first 1');
    app.which.set(2);
    expect(await text()).toBe('second 1');
    expect([...log].sort()).toEqual(['created', 'created', 'destroyed']);
  },
);

claim(
  'If it receives another context, Angular keeps the view and updates its bindings.',
  async () => {
    const { app, text } = await renderSwitch();
    app.which.set(1);
    await text();
    app.amount.set(5);
    expect(await text()).toBe('first 5');
    expect(log).toEqual(['created']);
  },
);

@Component({
  selector: 'app-cart',
  imports: [NgTemplateOutlet],
  template: `
    <ng-template #row let-product let-amount="amount"
      >{{ amount }} x {{ product }} for {{ customer }}</ng-template
    >
    <ng-container
      [ngTemplateOutlet]="row"
      [ngTemplateOutletContext]="{ $implicit: 'Chair', amount: 2 }"
    />
    <ng-container *ngTemplateOutlet="row; context: { amount: 2 }" />
  `,
})
class Cart {
  protected readonly customer = 'Ada';
}

claim('The page shows "2 x Chair for Ada".', async () => {
  const { page } = await render(Cart);
  expect(page.textContent.trim()).toContain('2 x Chair for Ada');
});

claim('A variable is empty, with no error', async () => {
  const { page } = await render(Cart);
  expect(page.textContent.trim()).toMatch(/2 x {2}for Ada$/);
});

const CURRENCY = new InjectionToken<string>('currency');

@Component({ selector: 'app-price', template: '{{ currency }}' })
class Price {
  protected readonly currency = inject(CURRENCY, { optional: true }) ?? 'none';
}

@Component({
  selector: 'app-frame',
  imports: [NgTemplateOutlet],
  providers: [{ provide: CURRENCY, useValue: 'frame' }],
  template: `
    <i><ng-container [ngTemplateOutlet]="row()" /></i>
    <b><ng-container [ngTemplateOutlet]="row()" [ngTemplateOutletInjector]="injector" /></b>
  `,
})
class Frame {
  readonly row = input.required<TemplateRef<unknown>>();
  protected readonly injector = inject(Injector);
}

@Component({
  selector: 'app-parent',
  imports: [Frame, Price],
  providers: [{ provide: CURRENCY, useValue: 'parent' }],
  template: '<ng-template #row><app-price /></ng-template><app-frame [row]="row" />',
})
class Parent {}

claim(
  'Components in a fragment get their services from where the fragment is declared, not from where it is rendered.',
  async () => {
    const { page } = await render(Parent);
    expect(page.querySelector('i')?.textContent).toBe('parent');
  },
);

claim('If both places provide a token, the injector that you pass is used.', async () => {
  const { page } = await render(Parent);
  expect(page.querySelector('b')?.textContent).toBe('frame');
});

@Component({
  selector: 'app-checkout',
  template: '<ng-template #note let-name="name"><p>{{ name }} ordered</p></ng-template>',
})
class Checkout {
  readonly note = viewChild.required<TemplateRef<{ name: string }>>('note');
  readonly viewContainer = inject(ViewContainerRef);
}

@Component({ selector: 'app-page', imports: [Checkout], template: '<app-checkout /><hr />' })
class Page {
  readonly checkout = viewChild.required(Checkout);
}

claim(
  'The views appear after the element of the component, here after <app-checkout>.',
  async () => {
    const { fixture, app, page } = await render(Page);
    const { viewContainer, note } = app.checkout();
    const view = viewContainer.createEmbeddedView(note(), { name: 'Chair' });
    await fixture.whenStable();
    const names = () => [...page.children].map(({ localName }) => localName);
    expect(names()).toEqual(['app-checkout', 'p', 'hr']);
    view.destroy();
    expect(names()).toEqual(['app-checkout', 'hr']);
  },
);

@Component({
  selector: 'app-html',
  imports: [Mark],
  template: '<template><app-mark /></template>',
})
class Html {}

claim(
  "Angular creates its content, including components, but the browser doesn't show it.",
  async () => {
    log.length = 0;
    await render(Html);
    expect(log).toEqual(['created']);
  },
);
