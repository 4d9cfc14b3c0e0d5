import {
  Component,
  createEnvironmentInjector,
  Directive,
  EnvironmentInjector,
  Injectable,
  InjectionToken,
  type InjectOptions,
  inject,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { createApplication } from '@angular/platform-browser';
import { expect } from 'vitest';
import { claim } from '../../claim';

const CURRENCY = new InjectionToken<string>('CURRENCY', {
  factory: () => 'EUR',
});

@Component({ selector: 'app-price', template: '5 {{ currency }}' })
class Price {
  protected readonly currency = inject(CURRENCY);
}

@Component({
  selector: 'app-import-shelf',
  imports: [Price],
  template: '<app-price /><ng-content />',
  providers: [{ provide: CURRENCY, useValue: 'USD' }],
})
class ImportShelf {}

@Component({
  selector: 'app-private-shelf',
  imports: [Price],
  template: '<app-price />, <ng-content />',
  viewProviders: [{ provide: CURRENCY, useValue: 'USD' }],
})
class PrivateShelf {}

@Directive({
  selector: '[appPounds]',
  providers: [{ provide: CURRENCY, useValue: 'GBP' }],
})
class Pounds {}

/** What a component shows after its first rendering. */
async function shown(component: new () => unknown): Promise<string> {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  return fixture.nativeElement.textContent.trim();
}

let options: InjectOptions = {};

@Component({
  selector: 'app-asking',
  template: '',
  providers: [{ provide: CURRENCY, useValue: 'USD' }],
})
class Asking {
  readonly currency = inject(CURRENCY, options);
}

@Component({
  imports: [Asking],
  template: '<app-asking />',
  providers: [{ provide: CURRENCY, useValue: 'GBP' }],
})
class AskingPage {}

/** What a component gets whose element provides the currency, and the component around it too. */
function ask(by: InjectOptions): unknown {
  options = by;
  const [asking] = TestBed.createComponent(AskingPage).debugElement.children;
  return asking?.componentInstance.currency;
}

claim('A price in the import shelf shows "5 USD".', async () => {
  expect(await shown(ImportShelf)).toBe('5 USD');
});

claim('A price anywhere else shows "5 EUR".', async () => {
  expect(await shown(Price)).toBe('5 EUR');
});

claim('The component shows "USD, EUR".', async () => {
  @Injectable({ providedIn: 'root' })
  class PriceReport {
    readonly currency = inject(CURRENCY);
  }
  @Component({
    template: '{{ currency }}, {{ report.currency }}',
    providers: [{ provide: CURRENCY, useValue: 'USD' }],
  })
  class Sale {
    protected readonly report = inject(PriceReport);
    protected readonly currency = inject(CURRENCY);
  }

  expect(await shown(Sale)).toBe('USD, EUR');
});

claim(
  "viewProviders is like providers, but the content between the tags of the component doesn't see it.",
  async () => {
    @Component({
      imports: [ImportShelf, Price, PrivateShelf],
      template: `
        <app-private-shelf><app-price /></app-private-shelf>;
        <app-import-shelf>, <app-price /></app-import-shelf>
      `,
    })
    class Page {}

    expect(await shown(Page)).toBe('5 USD, 5 EUR; 5 USD, 5 USD');
  },
);

claim('self and skipSelf exclude each other: together they find nothing, and throw NG0201.', () => {
  expect(ask({ self: true })).toBe('USD');
  expect(ask({ skipSelf: true })).toBe('GBP');
  expect(() => ask({ self: true, skipSelf: true })).toThrow('NG0201');
});

claim('There it sees the component itself and its viewProviders, but not its providers:', () => {
  const NAME = new InjectionToken<string>('NAME');
  const CODE = new InjectionToken<string>('CODE');
  @Directive({ selector: '[appInner]' })
  class Inner {
    readonly name = inject(NAME, { host: true, optional: true });
    readonly code = inject(CODE, { host: true, optional: true });
    readonly shop = inject(Shop, { host: true, optional: true });
  }
  @Component({
    imports: [Inner],
    template: '<p appInner></p>',
    providers: [{ provide: NAME, useValue: 'Corner shop' }],
    viewProviders: [{ provide: CODE, useValue: 'A1' }],
  })
  class Shop {}
  const [paragraph] = TestBed.createComponent(Shop).debugElement.children;
  const inner = paragraph?.injector.get(Inner);

  expect(inner?.name).toBeNull();
  expect(inner?.code).toBe('A1');
  expect(inner?.shop).toBeInstanceOf(Shop);
});

claim(
  'If a root service exists but one of its own dependencies is missing, another service that injects it with optional gets null.',
  () => {
    const KEY = new InjectionToken<string>('KEY');
    @Injectable({ providedIn: 'root' })
    class Payment {
      readonly key = inject(KEY);
    }
    @Injectable({ providedIn: 'root' })
    class Checkout {
      readonly payment = inject(Payment, { optional: true });
    }

    expect(TestBed.inject(Checkout).payment).toBeNull();
  },
);

claim('A component that injects its own such provider still gets the error.', () => {
  const KEY = new InjectionToken<string>('KEY');
  @Injectable()
  class Payment {
    readonly key = inject(KEY);
  }
  @Component({ template: '', providers: [Payment] })
  class Checkout {
    readonly payment = inject(Payment, { optional: true });
  }

  expect(() => TestBed.createComponent(Checkout)).toThrow('NG0201');
});

claim(
  "A provider in the list of bootstrapApplication() replaces providedIn: 'root' of the same service.",
  async () => {
    @Injectable({ providedIn: 'root' })
    class Catalog {
      readonly name: string = 'root';
    }
    const providers = [
      provideZonelessChangeDetection(),
      { provide: Catalog, useValue: { name: 'bootstrap' } },
    ];
    const { injector } = await createApplication({ providers });

    expect(injector.get(Catalog).name).toBe('bootstrap');
  },
);

claim('All Angular applications on a page share the platform injector.', async () => {
  @Injectable({ providedIn: 'platform' })
  class Shared {
    readonly count = signal(0);
  }
  const providers = [provideZonelessChangeDetection()];
  const first = await createApplication({ providers });
  const second = await createApplication({ providers });

  expect(first.injector.get(Shared)).toBe(second.injector.get(Shared));
});

claim('the directive wins', async () => {
  @Component({
    imports: [ImportShelf, Pounds],
    template: '<app-import-shelf appPounds />',
  })
  class Page {}

  expect(await shown(Page)).toBe('5 GBP');
});

claim('the directive that lists the host directive wins', async () => {
  @Directive({
    selector: '[appYen]',
    hostDirectives: [Pounds],
    providers: [{ provide: CURRENCY, useValue: 'JPY' }],
  })
  class Yen {}
  @Component({
    imports: [Price, Yen],
    template: '<p appYen><app-price /></p>',
  })
  class Page {}

  expect(await shown(Page)).toBe('5 JPY');
});

claim('the list of the closer injector hides the other list', () => {
  const RULES = new InjectionToken<readonly string[]>('RULES');
  const rule = (name: string) => ({
    provide: RULES,
    useValue: name,
    multi: true,
  });
  const root = TestBed.inject(EnvironmentInjector);
  const outer = createEnvironmentInjector([rule('size'), rule('weight')], root);
  const inner = createEnvironmentInjector([rule('color')], outer);

  expect(outer.get(RULES)).toEqual(['size', 'weight']);
  expect(inner.get(RULES)).toEqual(['color']);
});

claim(
  'An element without a component or directive has no injector, so the search skips it.',
  async () => {
    @Component({
      imports: [Pounds, Price],
      template: '<p appPounds><em><app-price /></em></p>',
    })
    class Page {}

    expect(await shown(Page)).toBe('5 GBP');
  },
);
