import {
  ApplicationInitStatus,
  Component,
  createEnvironmentInjector,
  DestroyRef,
  ElementRef,
  EnvironmentInjector,
  ErrorHandler,
  Injectable,
  inject,
  provideAppInitializer,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { createApplication, Title } from '@angular/platform-browser';
import { beforeEach, expect } from 'vitest';
import { claim } from '../../claim';

@Injectable({ providedIn: 'root' })
class Cart {
  private readonly count = signal(0);
  readonly products = this.count.asReadonly();

  add(): void {
    this.count.update((count) => count + 1);
  }
}

@Component({
  selector: 'app-cart-button',
  template: `<button (click)="cart.add()">Cart: {{ cart.products() }}</button>`,
})
class CartButton {
  protected readonly cart = inject(Cart);
}

const zoneless = provideZonelessChangeDetection();

beforeEach(() => {
  TestBed.configureTestingModule({ providers: [zoneless] });
});

claim('Two of these buttons on one page always show the same number.', async () => {
  const first = TestBed.createComponent(CartButton);
  const second = TestBed.createComponent(CartButton);
  first.autoDetectChanges();
  second.autoDetectChanges();

  const element: HTMLElement = first.nativeElement;
  element.querySelector('button')?.click();
  await second.whenStable();

  expect(second.nativeElement.textContent).toBe('Cart: 1');
  expect(first.nativeElement.textContent).toBe('Cart: 1');
});

claim("Angular doesn't call it on an object that a component provides with useFactory.", () => {
  const ended: string[] = [];
  @Injectable()
  class Socket {
    protected readonly name: string = 'factory';

    constructor() {
      inject(DestroyRef).onDestroy(() => ended.push(`DestroyRef ${this.name}`));
    }

    ngOnDestroy(): void {
      ended.push(`hook ${this.name}`);
    }
  }
  @Injectable()
  class ByClass extends Socket {
    protected override readonly name = 'class';
  }
  @Component({
    template: '',
    providers: [ByClass, { provide: Socket, useFactory: () => new Socket() }],
  })
  class Page {
    readonly sockets = [inject(ByClass), inject(Socket)];
  }
  TestBed.createComponent(Page).destroy();

  expect(ended.sort()).toEqual(['DestroyRef class', 'DestroyRef factory', 'hook class']);
});

claim('Angular destroys a service together with the injector that created it.', () => {
  let ended = 0;
  @Injectable()
  class Offer {
    constructor() {
      inject(DestroyRef).onDestroy(() => ended++);
    }
  }
  const parent = TestBed.inject(EnvironmentInjector);
  const injector = createEnvironmentInjector([Offer], parent);
  injector.get(Offer);
  expect(ended).toBe(0);

  injector.destroy();
  expect(ended).toBe(1);
});

claim(
  'If the function returns a promise or an observable, the application starts after it has completed.',
  async () => {
    let resolve: () => void = () => undefined;
    const promise = new Promise<void>((done) => (resolve = done));
    const order: string[] = [];
    const starting = createApplication({
      providers: [
        zoneless,
        provideAppInitializer(() => {
          const status = inject(ApplicationInitStatus);
          status.donePromise.then(() => order.push('donePromise'));
          return promise;
        }),
      ],
    }).then((application) => {
      order.push('started');
      application.destroy();
    });
    order.push('initialized');
    resolve();
    await starting;

    expect(order).toEqual(['initialized', 'donePromise', 'started']);
  },
);

claim("If the function throws an error, the application doesn't start.", async () => {
  const failing = provideAppInitializer(() => {
    throw new Error('The storage is closed');
  });
  const quiet = { provide: ErrorHandler, useValue: { handleError: () => undefined } };

  await expect(createApplication({ providers: [zoneless, quiet, failing] })).rejects.toThrow(
    'The storage is closed',
  );
});

claim(
  'Here a class that injects Notifier gets a TitleNotifier, unless the application provides another one:',
  () => {
    @Injectable({
      providedIn: 'root',
      useFactory: () => new TitleNotifier(inject(Title)),
    })
    abstract class Notifier {
      abstract notify(text: string): void;
    }
    class TitleNotifier extends Notifier {
      constructor(private readonly title: Title) {
        super();
      }

      override notify(text: string): void {
        this.title.setTitle(text);
      }
    }
    const other: Notifier = { notify: () => undefined };

    expect(TestBed.inject(Notifier)).toBeInstanceOf(TitleNotifier);

    TestBed.resetTestingModule();
    TestBed.configureTestingModule({
      providers: [zoneless, { provide: Notifier, useValue: other }],
    });
    expect(TestBed.inject(Notifier)).toBe(other);
  },
);

claim(
  "Without its own decorator, injecting the subclass throws NG0201, even if the base class has providedIn: 'root'.",
  () => {
    class SaleCart extends Cart {}

    expect(() => TestBed.inject(SaleCart)).toThrow('NG0201');
  },
);

claim('A class whose constructor has no parameters works in providers without it.', () => {
  class Weather {
    readonly title = inject(Title);
  }
  @Component({ template: '', providers: [Weather] })
  class Page {
    readonly weather = inject(Weather);
  }
  const parent = TestBed.inject(EnvironmentInjector);

  expect(TestBed.createComponent(Page).componentInstance.weather).toBeInstanceOf(Weather);
  expect(createEnvironmentInjector([Weather], parent).get(Weather)).toBeInstanceOf(Weather);
});

claim('NG0201: No provider found for `ElementRef`.', () => {
  @Injectable({ providedIn: 'root' })
  class Measure {
    readonly element = inject(ElementRef);
  }
  @Component({ template: '' })
  class Page {
    readonly measure = inject(Measure);
  }

  expect(() => TestBed.createComponent(Page)).toThrow(
    /NG0201: No provider found for `_?ElementRef`/,
  );
});
