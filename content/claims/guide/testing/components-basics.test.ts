import { HttpClient, httpResource, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import {
  ChangeDetectionStrategy,
  Component,
  Injectable,
  inject,
  input,
  inputBinding,
  model,
  output,
  outputBinding,
  PendingTasks,
  provideZoneChangeDetection,
  provideZonelessChangeDetection,
  resource,
  signal,
  twoWayBinding,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({
  selector: 'app-quantity',
  template: `<output>{{ quantity() }}</output>
    <button type="button" (click)="quantity.set(quantity() + 1)">More</button>
    <p>{{ plain }}</p>`,
})
class Quantity {
  readonly quantity = signal(1);
  plain = 'old';
}

const textOf = (fixture: { nativeElement: HTMLElement }, selector: string) =>
  fixture.nativeElement.querySelector(selector)?.textContent;

claim('It is a normal DOM element, and it is in the page.', () => {
  const { nativeElement } = TestBed.createComponent(Quantity);
  expect(document.body.contains(nativeElement)).toBe(true);
});

claim(
  "If the wait after the click is missing, the test above fails with Expected '1' to be '2'.",
  async () => {
    const fixture = TestBed.createComponent(Quantity);
    expect(textOf(fixture, 'output')).toBe('');
    await fixture.whenStable();
    fixture.nativeElement.querySelector('button').click();
    expect(textOf(fixture, 'output')).toBe('1');
    await fixture.whenStable();
    expect(textOf(fixture, 'output')).toBe('2');
  },
);

claim('If Zone.js is not loaded, omitting this provider throws NG0908.', () => {
  expect('Zone' in globalThis).toBe(false);
  TestBed.configureTestingModule({ providers: [provideZoneChangeDetection()] });
  expect(() => TestBed.createComponent(Quantity)).toThrow('NG0908');
});

claim(
  'It resolves when Angular has rendered every change and nothing else is pending.',
  async () => {
    const fixture = TestBed.createComponent(Quantity);
    await fixture.whenStable();
    fixture.componentInstance.quantity.set(2);
    const done = TestBed.inject(PendingTasks).add();
    let resolved = false;
    const stable = fixture.whenStable().then(() => {
      resolved = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(resolved).toBe(false);
    done();
    await stable;
    expect(textOf(fixture, 'output')).toBe('2');
  },
);

@Component({
  selector: 'app-on-push',
  template: '<p>{{ plain }}</p>',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class OnPushQuantity {
  plain = 'old';
}

claim(
  "If only a plain field changes after the first rendering, these calls don't render it in a zoneless test.",
  async () => {
    for (const component of [Quantity, OnPushQuantity]) {
      const fixture = TestBed.createComponent<{ plain: string }>(component);
      await fixture.whenStable();
      fixture.componentInstance.plain = 'new';
      for (const render of [() => TestBed.tick(), () => fixture.detectChanges()]) {
        if (component === OnPushQuantity) render();
        else expect(render).toThrow('NG0100');
        expect(textOf(fixture, 'p')).toBe('old');
      }
      fixture.destroy();
    }
  },
);

claim('After whenStable(), the page is still old, as it is for users.', async () => {
  const fixture = TestBed.createComponent(Quantity);
  await fixture.whenStable();
  fixture.componentInstance.plain = 'new';
  await fixture.whenStable();
  expect(textOf(fixture, 'p')).toBe('old');
});

claim(
  'TestBed.tick() and detectChanges() throw NG0100, unless the component has OnPush.',
  async () => {
    const checked = TestBed.createComponent(Quantity);
    await checked.whenStable();
    checked.componentInstance.plain = 'new';
    expect(() => TestBed.tick()).toThrow('NG0100');
    expect(() => checked.detectChanges()).toThrow('NG0100');
    checked.destroy();
    const onPush = TestBed.createComponent(OnPushQuantity);
    await onPush.whenStable();
    onPush.componentInstance.plain = 'new';
    expect(() => TestBed.tick()).not.toThrow();
    expect(() => onPush.detectChanges()).not.toThrow();
  },
);

claim('whenStable() also waits for resources and for navigations of the router.', async () => {
  @Component({ template: '{{ product.value() }}' })
  class Page {
    readonly product = resource({
      loader: () => new Promise<string>((resolve) => setTimeout(() => resolve('Chair'), 20)),
    });
  }
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe('Chair');
});

claim("In a zoneless test, it doesn't wait for setTimeout().", async () => {
  const fixture = TestBed.createComponent(Quantity);
  await fixture.whenStable();
  setTimeout(() => fixture.componentInstance.quantity.set(9), 30);
  await fixture.whenStable();
  expect(textOf(fixture, 'output')).toBe('1');
});

@Component({ selector: 'app-card', template: '{{ name() }} {{ count() }}' })
class Card {
  readonly name = input.required<string>();
  readonly count = model(1);
  readonly added = output<string>();
}

claim(
  'Otherwise whenStable() rejects with NG0950: Input "product" is required but no value is available yet.',
  async () => {
    const fixture = TestBed.createComponent(Card);
    await expect(fixture.whenStable()).rejects.toThrow(
      'NG0950: Input "name" is required but no value is available yet.',
    );
  },
);

claim('A bound signal updates the input by itself:', async () => {
  const name = signal('Chair');
  const fixture = TestBed.createComponent(Card, { bindings: [inputBinding('name', name)] });
  await fixture.whenStable();
  name.set('Lamp');
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe('Lamp 1');
});

claim('outputBinding() takes the name of an output and a listener.', () => {
  const added: string[] = [];
  const fixture = TestBed.createComponent(Card, {
    bindings: [outputBinding<string>('added', (name) => added.push(name))],
  });
  fixture.componentInstance.added.emit('Chair');
  expect(added).toEqual(['Chair']);
});

claim('twoWayBinding() takes the name of a model() and a writable signal.', async () => {
  const count = signal(3);
  const fixture = TestBed.createComponent(Card, {
    bindings: [inputBinding('name', () => 'Chair'), twoWayBinding('count', count)],
  });
  await fixture.whenStable();
  expect(fixture.componentInstance.count()).toBe(3);
  fixture.componentInstance.count.set(4);
  expect(count()).toBe(4);
});

claim(
  'With bindings, setInput() throws NG0317: Cannot call `setInput` on a component that is using the `inputBinding` or `twoWayBinding` functions.',
  async () => {
    const fixture = TestBed.createComponent(Card, {
      bindings: [inputBinding('name', () => 'Chair')],
    });
    expect(() => fixture.componentRef.setInput('name', 'Lamp')).toThrow(
      'NG0317: Cannot call `setInput` on a component that is using the `inputBinding` or `twoWayBinding` functions.',
    );
  },
);

@Injectable()
class Draft {
  readonly text: string = 'own';
}

@Component({ template: '', providers: [Draft] })
class Note {
  readonly draft = inject(Draft);
}

claim(
  'A service that the component lists in its own providers ignores the providers of the test, without a message.',
  () => {
    TestBed.configureTestingModule({
      providers: [provideZonelessChangeDetection(), { provide: Draft, useValue: { text: 'fake' } }],
    });
    expect(TestBed.createComponent(Note).componentInstance.draft.text).toBe('own');
  },
);

claim(
  "querySelector() sees neither text nor implicit roles: [role=button] doesn't find a <button>.",
  () => {
    const { nativeElement } = TestBed.createComponent(Quantity);
    expect(nativeElement.querySelector('button')).not.toBeNull();
    expect(nativeElement.querySelector('[role=button]')).toBeNull();
  },
);

claim('createComponent() runs the constructor and creates the elements.', () => {
  const seen: string[] = [];
  @Component({ template: '<p></p>' })
  class Page {
    constructor() {
      seen.push('constructor');
    }
    ngOnInit(): void {
      seen.push('ngOnInit');
    }
  }
  const fixture = TestBed.createComponent(Page);
  expect(seen).toEqual(['constructor']);
  expect(fixture.nativeElement.querySelector('p')).not.toBeNull();
});

claim('An error in the template rejects the promise of whenStable().', async () => {
  @Component({ template: '{{ fail() }}' })
  class Page {
    fail(): string {
      throw new Error('no price');
    }
  }
  await expect(TestBed.createComponent(Page).whenStable()).rejects.toThrow('no price');
});

claim('The element of the component is a div by default.', () => {
  expect(TestBed.createComponent(Quantity).nativeElement.tagName).toBe('DIV');
  const inferred = TestBed.createComponent(Quantity, { inferTagName: true });
  expect(inferred.nativeElement.tagName).toBe('APP-QUANTITY');
});

@Component({ template: '{{ name() }}' })
class Requesting {
  readonly name = signal('');
  constructor() {
    inject(HttpClient)
      .get<string>('/api/name')
      .subscribe((name) => this.name.set(name));
  }
}

@Component({ template: '{{ name.value() }}' })
class WithResource {
  readonly name = httpResource<string>(() => '/api/name');
}

claim(
  'With provideHttpClientTesting(), it waits for a request only if a resource sends it.',
  async () => {
    const providers = [provideHttpClient(), provideHttpClientTesting()];
    TestBed.configureTestingModule({ providers });
    const server = TestBed.inject(HttpTestingController);
    const fixture = TestBed.createComponent(Requesting);
    await fixture.whenStable();
    server.expectOne('/api/name').flush('Chair');
    const loading = TestBed.createComponent(WithResource);
    TestBed.tick();
    expect(loading.isStable()).toBe(false);
    server.expectOne('/api/name').flush('Lamp');
    await loading.whenStable();
    expect(loading.nativeElement.textContent).toBe('Lamp');
  },
);

claim('the same as TestBed.tick() in a zoneless test', async () => {
  const fixture = TestBed.createComponent(Quantity);
  for (const render of [() => TestBed.tick(), () => fixture.detectChanges()]) {
    fixture.componentInstance.quantity.update((count) => count + 1);
    render();
    expect(textOf(fixture, 'output')).toBe(String(fixture.componentInstance.quantity()));
  }
  await fixture.whenStable();
  fixture.componentInstance.plain = 'new';
  for (const render of [() => TestBed.tick(), () => fixture.detectChanges()]) {
    expect(render).toThrow('NG0100');
  }
});
