import {
  Component,
  createEnvironmentInjector,
  EnvironmentInjector,
  Injectable,
  InjectionToken,
  inject,
  type Provider,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideRouter, type Route } from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

const provide = (...providers: Provider[]) =>
  createEnvironmentInjector(providers, TestBed.inject(EnvironmentInjector));

const CURRENCY = new InjectionToken<string>('CURRENCY');
const DEFAULT = new InjectionToken<string>('DEFAULT', { factory: () => 'EUR' });

claim(
  'If you forget the provider, Angular throws NG0201: No provider found for `InjectionToken CURRENCY`.',
  () => {
    expect(() => TestBed.inject(CURRENCY)).toThrow(
      'NG0201: No provider found for `InjectionToken CURRENCY`.',
    );
  },
);

claim('A provider for the token replaces the factory.', () => {
  expect(TestBed.inject(DEFAULT)).toBe('EUR');
  expect(provide({ provide: DEFAULT, useValue: 'USD' }).get(DEFAULT)).toBe('USD');
});

claim('A list may contain other lists, which Angular flattens.', () => {
  const lists: Provider[] = [[[{ provide: CURRENCY, useValue: 'EUR' }]]];
  expect(provide(lists).get(CURRENCY)).toBe('EUR');
});

const created: string[] = [];

@Injectable()
class Paper {
  constructor() {
    created.push('paper');
  }
}

@Injectable()
class Label {
  constructor() {
    created.push('label');
  }
}

const PRINTER = new InjectionToken<unknown>('PRINTER');

claim('Angular creates only the printer that the function returns.', () => {
  created.length = 0;
  const useFactory = (): unknown => inject(Label);
  provide(Paper, Label, { provide: PRINTER, useFactory }).get(PRINTER);
  expect(created).toEqual(['label']);
});

claim(
  'Angular then creates both printers, and nothing checks that the list agrees with the parameters:',
  () => {
    created.length = 0;
    const useFactory = (label: Label): unknown => label;
    const printer = provide(Paper, Label, {
      provide: PRINTER,
      useFactory,
      deps: [Paper, Label],
    }).get(PRINTER);
    expect(created).toEqual(['paper', 'label']);
    // The parameter says Label.
    expect(printer).toBeInstanceOf(Paper);
  },
);

const READER = new InjectionToken<Paper>('READER');

claim('Both tokens return one object.', () => {
  const injector = provide(Paper, { provide: READER, useExisting: Paper });
  expect(injector.get(READER)).toBe(injector.get(Paper));
});

const CHECKS = new InjectionToken<readonly string[]>('CHECKS');
const check = (useValue: string): Provider => ({ provide: CHECKS, useValue, multi: true });

claim('The token returns an array in the order of the providers:', () => {
  expect(provide(check('weight'), check('size')).get(CHECKS)).toEqual(['weight', 'size']);
});

@Component({ selector: 'app-counter', template: '', providers: [check('express')] })
class Counter {
  readonly checks = inject(CHECKS);
}

claim(
  'A multi provider in a component starts a new list, which hides the list of the application.',
  () => {
    TestBed.configureTestingModule({ providers: [check('weight')] });
    expect(TestBed.createComponent(Counter).componentInstance.checks).toEqual(['express']);
  },
);

claim(
  'In the list of an application or a route, Angular otherwise throws Cannot mix multi providers and regular providers.',
  () => {
    const single: Provider = { provide: CHECKS, useValue: 'size' };
    expect(() => provide(single, check('weight')).get(CHECKS)).toThrow(
      'Cannot mix multi providers and regular providers',
    );
  },
);

@Component({
  selector: 'app-before',
  template: '',
  providers: [{ provide: CHECKS, useValue: ['size'] }, check('weight')],
})
class Before {
  readonly checks = inject(CHECKS);
}

claim(
  "In the list of a component, a regular provider before a multi provider throws Cannot read properties of undefined (reading 'push').",
  () => {
    expect(() => TestBed.createComponent(Before)).toThrow(
      "Cannot read properties of undefined (reading 'push')",
    );
  },
);

@Component({
  selector: 'app-after',
  template: '',
  providers: [check('weight'), { provide: CHECKS, useValue: 'size' }],
})
class After {
  readonly checks = inject(CHECKS);
}

claim('A regular provider after a multi provider replaces the array without a message.', () => {
  expect(TestBed.createComponent(After).componentInstance.checks).toBe('size');
});

claim('If one list contains a token twice, the last provider wins.', () => {
  const value = (useValue: string): Provider => ({ provide: CURRENCY, useValue });
  expect(provide(value('EUR'), value('USD')).get(CURRENCY)).toBe('USD');
});

@Injectable()
class Cart {
  readonly total = signal(0);
}

@Component({
  selector: 'app-shop',
  template: 'Total: {{ cart.total() }} {{ currency }}',
})
class Shop {
  readonly cart = inject(Cart);
  readonly currency = inject(CURRENCY);
}

const shopRoute = (path: string, currency: string): Route => ({
  path,
  component: Shop,
  providers: [Cart, { provide: CURRENCY, useValue: currency }],
});

claim(
  'Angular keeps the injector and its objects when the user leaves the route, so /europe shows "Total: 5 EUR" again.',
  async () => {
    const routes = [shopRoute('europe', 'EUR'), shopRoute('america', 'USD')];
    TestBed.configureTestingModule({ providers: [provideRouter(routes)] });
    const harness = await RouterTestingHarness.create();
    const visit = async (url: string) => (await harness.navigateByUrl(url, Shop)).cart;
    const text = () => harness.routeNativeElement?.textContent;
    (await visit('/europe')).total.set(5);

    await visit('/america');
    expect(text()).toBe('Total: 0 USD');
    await visit('/europe');
    expect(text()).toBe('Total: 5 EUR');
  },
);

claim(
  'The component of a route needs what the route provides, so provide test values in its place:',
  async () => {
    expect(() => TestBed.createComponent(Shop)).toThrow('NG0201');
    TestBed.resetTestingModule().configureTestingModule({
      providers: [Cart, { provide: CURRENCY, useValue: 'GBP' }],
    });
    const fixture = TestBed.createComponent(Shop);
    await fixture.whenStable();

    expect(fixture.nativeElement.textContent).toBe('Total: 0 GBP');
  },
);
