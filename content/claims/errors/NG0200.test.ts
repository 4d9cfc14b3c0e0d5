import {
  HttpClient,
  type HttpInterceptorFn,
  provideHttpClient,
  withInterceptors,
} from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import {
  createEnvironmentInjector,
  EnvironmentInjector,
  Injectable,
  importProvidersFrom,
  inject,
  NgModule,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../claim';

let reported: unknown;

@Injectable({ providedIn: 'root' })
class Session {
  token = '';

  constructor() {
    inject(HttpClient)
      .get('/api/session')
      .subscribe({
        error: (error: unknown) => {
          reported = error;
        },
      });
  }
}

const addToken: HttpInterceptorFn = (request, next) =>
  next(request.clone({ setHeaders: { token: inject(Session).token } }));

claim(
  'This service sends a request in its constructor, so the interceptor injects Session before Angular has finished creating it:',
  () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(withInterceptors([addToken]))],
    });
    TestBed.inject(Session);
    expect(String(reported)).toContain('NG0200: Circular dependency detected for `Session`.');
  },
);

@Injectable({ providedIn: 'root' })
class Tokens {
  readonly http = inject(HttpClient);
}

claim(
  'Injecting HttpClient in an interceptor, or in a service that an interceptor injects, is not a cycle by itself.',
  () => {
    const interceptor: HttpInterceptorFn = (request, next) => {
      inject(HttpClient);
      inject(Tokens);
      return next(request);
    };
    TestBed.configureTestingModule({
      providers: [provideHttpClient(withInterceptors([interceptor])), provideHttpClientTesting()],
    });
    TestBed.inject(HttpClient).get('/api/orders').subscribe();
    expect(TestBed.inject(HttpTestingController).match('/api/orders')).toHaveLength(1);
  },
);

@Injectable()
class Orders {}

const selfProvider = (skipSelf: boolean) => ({
  provide: Orders,
  useFactory: () => inject(Orders, { skipSelf }),
});

claim(
  'The factory runs in the injector that provides Orders, so inject(Orders) asks for the same provider again:',
  () => {
    const parent = TestBed.inject(EnvironmentInjector);
    const injector = createEnvironmentInjector([selfProvider(false)], parent);
    expect(() => injector.get(Orders)).toThrow(
      'NG0200: Circular dependency detected for `Orders`.',
    );
  },
);

claim('To get the instance of a parent injector, write inject(Orders, { skipSelf: true }).', () => {
  TestBed.configureTestingModule({ providers: [Orders] });
  const parent = TestBed.inject(EnvironmentInjector);
  const injector = createEnvironmentInjector([selfProvider(true)], parent);
  expect(injector.get(Orders)).toBe(parent.get(Orders));
});

claim(
  'In development, Angular reports this cycle when it collects the providers, and the path names the NgModules.',
  () => {
    @NgModule({})
    class Cart {}
    @NgModule({ imports: [Cart] })
    class Checkout {}
    Object.assign(Cart, { ɵinj: { providers: [], imports: [Checkout] } });
    const collect = () =>
      createEnvironmentInjector(
        [importProvidersFrom(Checkout)],
        TestBed.inject(EnvironmentInjector),
      );
    expect(collect).toThrow(/NG0200.*Checkout -> Cart -> Checkout/);
  },
);
