import {
  Component,
  createComponent,
  EnvironmentInjector,
  Injectable,
  InjectionToken,
  inject,
  ViewContainerRef,
  viewChild,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../claim';

@Injectable()
class Orders {}

const orders = (): Orders | null => inject(Orders, { optional: true });

@Injectable({ providedIn: 'root' })
class Shelf {
  readonly orders = inject(Orders);
}

claim(
  'Read the path from the left: Angular found Shelf, and Shelf injects Orders, which has no provider.',
  () => {
    expect(() => TestBed.inject(Shelf)).toThrow(/Path: _?Shelf -> _?Orders\./);
  },
);

@Component({ selector: 'app-asking', template: '' })
class Asking {
  protected readonly orders = inject(Orders);
}

claim(
  'The message then says Source: DynamicTestModule, or has no source if the test itself calls TestBed.inject():',
  () => {
    expect(() => TestBed.createComponent(Asking)).toThrow('Source: DynamicTestModule.');
    expect(() => TestBed.inject(Orders)).toThrow(/No provider found for `_?Orders`\.(?! Source)/);
  },
);

@Component({ selector: 'app-provider', template: '<ng-content />', providers: [Orders] })
class Provider {}

@Component({ selector: 'app-reader', template: '{{ orders ? "yes" : "no" }}' })
class Reader {
  protected readonly orders = orders();
}

@Component({
  selector: 'app-siblings',
  imports: [Provider, Reader],
  template: '<app-reader /><app-provider><app-reader /></app-provider>',
})
class Siblings {}

claim('A component sees the providers of its ancestors.', async () => {
  const fixture = TestBed.createComponent(Siblings);
  await fixture.whenStable();
  expect(fixture.nativeElement.querySelectorAll('app-reader')[1].textContent).toBe('yes');
});

claim("It can't see the providers of its siblings, its children or other routes.", async () => {
  const fixture = TestBed.createComponent(Siblings);
  await fixture.whenStable();
  expect(fixture.nativeElement.querySelectorAll('app-reader')[0].textContent).toBe('no');
});

@Component({
  selector: 'app-asks-root',
  template: '',
  providers: [Orders],
})
class AsksRoot {
  protected readonly shelf = inject(Shelf);
}

claim("A service in root can't inject a service that only a component or a route provides.", () => {
  expect(() => TestBed.createComponent(AsksRoot)).toThrow('NG0201');
});

@Component({
  selector: 'app-private',
  imports: [Reader],
  template: '<app-reader /><ng-content />',
  viewProviders: [Orders],
})
class Private {}

@Component({
  selector: 'app-around',
  imports: [Private, Reader],
  template: '<app-private><app-reader /></app-private>',
})
class Around {}

const readers = async (): Promise<string[]> => {
  const fixture = TestBed.createComponent(Around);
  await fixture.whenStable();
  const found: NodeListOf<HTMLElement> = fixture.nativeElement.querySelectorAll('app-reader');
  return [...found].map(({ textContent }) => textContent ?? '');
};

claim('The viewProviders of a component serve only its own template.', async () => {
  expect((await readers())[0]).toBe('yes');
});

claim("Projected components don't see them.", async () => {
  expect((await readers())[1]).toBe('no');
});

@Component({ selector: 'app-creator', template: '<ng-container #here />', providers: [Orders] })
class Creator {
  readonly container = viewChild.required('here', { read: ViewContainerRef });
  readonly environmentInjector = inject(EnvironmentInjector);
}

claim(
  'It sees only the providers of the EnvironmentInjector that you pass, here those of the application:',
  () => {
    const { environmentInjector } = TestBed.createComponent(Creator).componentInstance;
    expect(() => createComponent(Asking, { environmentInjector })).toThrow('NG0201');
  },
);

claim(
  'ViewContainerRef.createComponent() needs no injector: the new component sees the providers around the view container.',
  () => {
    const { container } = TestBed.createComponent(Creator).componentInstance;
    expect(() => container().createComponent(Asking)).not.toThrow();
  },
);

const DISCOUNT = new InjectionToken<number>('DISCOUNT');

claim('Without a provider, inject() then returns null instead of throwing:', () => {
  TestBed.runInInjectionContext(() => {
    expect(inject(DISCOUNT, { optional: true })).toBeNull();
  });
});

@Component({ selector: 'app-self', template: '' })
class Self {
  protected readonly orders = inject(Orders, { self: true });
}

claim('Its message ends differently: NG0201: No provider for Orders found in NodeInjector.', () => {
  expect(() => TestBed.createComponent(Self)).toThrow(
    /NG0201: No provider for _?Orders found in NodeInjector/,
  );
});
