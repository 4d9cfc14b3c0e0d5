import {
  Component,
  Injectable,
  inject,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { createApplication } from '@angular/platform-browser';
import { beforeEach, expect } from 'vitest';
import { claim } from '../../claim';

let created = 0;

@Injectable({ providedIn: 'root' })
class Catalog {
  readonly number = ++created;
}

@Component({ selector: 'app-price', template: '' })
class Price {
  readonly catalog = inject(Catalog);
}

@Component({
  selector: 'app-special-price',
  template: '',
  providers: [Catalog],
})
class SpecialPrice {
  readonly catalog = inject(Catalog);
}

@Injectable()
class OrderDraft {
  readonly note = signal('');
}

@Component({
  selector: 'app-order-form',
  template: '',
  providers: [OrderDraft],
})
class OrderForm {
  readonly draft = inject(OrderDraft);
}

@Component({ selector: 'app-draft-note', template: '' })
class DraftNote {
  readonly draft = inject(OrderDraft);
}

beforeEach(() => {
  created = 0;
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

claim('Every later request returns the same catalog.', () => {
  const first = TestBed.createComponent(Price).componentInstance.catalog;
  const second = TestBed.createComponent(Price).componentInstance.catalog;

  expect(second).toBe(first);
  expect(created).toBe(1);
});

claim('A provider alone creates nothing.', () => {
  @Component({ selector: 'app-lazy', template: '', providers: [Catalog] })
  class Lazy {}
  TestBed.createComponent(Lazy);

  expect(created).toBe(0);
});

claim('Two order forms on one page have two drafts.', () => {
  const first = TestBed.createComponent(OrderForm).componentInstance.draft;
  const second = TestBed.createComponent(OrderForm).componentInstance.draft;

  expect(second).not.toBe(first);
});

claim(
  "A service with providedIn: 'root' that a component also lists in providers has a second instance there.",
  () => {
    const root = TestBed.inject(Catalog);
    const special = TestBed.createComponent(SpecialPrice).componentInstance;

    expect(special.catalog).not.toBe(root);
    expect(TestBed.createComponent(Price).componentInstance.catalog).toBe(root);
  },
);

claim('A class outside the form that injects the draft gets the error NG0201.', () => {
  expect(() => TestBed.createComponent(DraftNote)).toThrow(
    /NG0201: No provider found for `_?OrderDraft`\. Source: \w/,
  );
});

claim('The result is then null when no injector has a provider:', () => {
  const draft = TestBed.runInInjectionContext(() => inject(OrderDraft, { optional: true }));

  expect(draft).toBeNull();
});

claim("It doesn't find the providers of its children.", () => {
  @Component({
    imports: [OrderForm],
    template: '<app-order-form />',
  })
  class Page {
    readonly draft = inject(OrderDraft, { optional: true });
  }

  expect(TestBed.createComponent(Page).componentInstance.draft).toBeNull();
});

claim('Read the arrow as "injects".', async () => {
  @Injectable()
  class Cart {
    readonly catalog: unknown = inject(Prices);
  }
  @Injectable()
  class Prices {
    readonly cart = inject(Cart);
  }
  const providers = [provideZonelessChangeDetection(), Cart, Prices];
  const application = await createApplication({ providers });

  expect(() => application.injector.get(Cart)).toThrow(
    /^NG0200: Circular dependency detected for `_?Cart`\.\s+Source: Environment Injector\. Path: _?Cart -> _?Prices -> _?Cart\./,
  );
  application.destroy();
});

claim(
  'If the constructor of a root service throws, the next request for the service reports a circular dependency.',
  () => {
    @Injectable({ providedIn: 'root' })
    class Broken {
      constructor() {
        throw new Error('No connection');
      }
    }

    expect(() => TestBed.inject(Broken)).toThrow('No connection');
    expect(() => TestBed.inject(Broken)).toThrow('NG0200');
  },
);

claim("It doesn't find the providers of the component that injects it.", () => {
  @Injectable({ providedIn: 'root' })
  class Report {
    readonly draft = inject(OrderDraft, { optional: true });
  }
  @Component({ template: '', providers: [OrderDraft] })
  class Page {
    readonly report = inject(Report);
    readonly draft = inject(OrderDraft);
  }
  const { report, draft } = TestBed.createComponent(Page).componentInstance;

  expect(draft).toBeInstanceOf(OrderDraft);
  expect(report.draft).toBeNull();
});

claim('Fields run in their order, so a field can use the fields above it:', () => {
  @Component({ template: '' })
  class Total {
    private readonly catalog = inject(Catalog);
    readonly double = 2 * this.catalog.number;
  }

  expect(TestBed.createComponent(Total).componentInstance.double).toBe(2);
});
