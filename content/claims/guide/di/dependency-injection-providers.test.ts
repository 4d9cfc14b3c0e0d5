import {
  Component,
  createEnvironmentInjector,
  EnvironmentInjector,
  Injectable,
  InjectionToken,
  inject,
  type Provider,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
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
