import {
  createEnvironmentInjector,
  createNgModule,
  EnvironmentInjector,
  Injectable,
  InjectionToken,
  importProvidersFrom,
  type ModuleWithProviders,
  NgModule,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

const CURRENCY = new InjectionToken<string>('CURRENCY');

@NgModule({})
class PaymentModule {
  static forRoot(currency: string): ModuleWithProviders<PaymentModule> {
    return {
      ngModule: PaymentModule,
      providers: [{ provide: CURRENCY, useValue: currency }],
    };
  }
}

@NgModule({ imports: [PaymentModule.forRoot('EUR')] })
class CheckoutModule {}

@Injectable()
class Log {}

@NgModule({ providers: [Log] })
class LogModule {}

@NgModule({ imports: [LogModule] })
class FirstModule {}

@NgModule({ imports: [LogModule, FirstModule] })
class SecondModule {}

claim('It takes the providers of the module and of all modules that it imports:', () => {
  const injector = createEnvironmentInjector(
    [importProvidersFrom(CheckoutModule)],
    TestBed.inject(EnvironmentInjector),
  );
  expect(injector.get(CURRENCY)).toBe('EUR');
});

claim('one, even if several modules import it', () => {
  TestBed.configureTestingModule({ imports: [FirstModule, SecondModule] });
  const modules = createNgModule(SecondModule, TestBed.inject(EnvironmentInjector));
  expect(modules.injector.get(Log)).toBe(modules.injector.get(Log));
  expect(TestBed.inject(Log)).toBe(TestBed.inject(EnvironmentInjector).get(Log));
});

claim('one more, for that route', () => {
  TestBed.configureTestingModule({ imports: [LogModule] });
  const lazy = createNgModule(LogModule, TestBed.inject(EnvironmentInjector));
  expect(lazy.injector.get(Log)).not.toBe(TestBed.inject(Log));
});
