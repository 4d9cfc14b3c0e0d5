import { HttpClient, httpResource, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import {
  ChangeDetectionStrategy,
  Component,
  effect,
  InjectionToken,
  inject,
  input,
  inputBinding,
  output,
  resource,
  signal,
} from '@angular/core';
import { DeferBlockBehavior, DeferBlockState, TestBed } from '@angular/core/testing';
import { FormsModule } from '@angular/forms';
import { By } from '@angular/platform-browser';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

const messageOf = (run: () => unknown): string => {
  try {
    run();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

@Component({ selector: 'app-price', template: '{{ amount() }}' })
class Price {
  readonly amount = input(0);
}

claim(
  "A component with inputBinding() or twoWayBinding() can't have setInput() too: Angular throws NG0317.",
  () => {
    const bindings = [inputBinding('amount', () => 3)];
    const fixture = TestBed.createComponent(Price, { bindings });
    expect(messageOf(() => fixture.componentRef.setInput('amount', 4))).toContain('NG0317');
  },
);

claim('This element is a div, whatever the selector is.', () => {
  expect(TestBed.createComponent(Price).nativeElement.tagName).toBe('DIV');
  const fixture = TestBed.createComponent(Price, { inferTagName: true });
  expect(fixture.nativeElement.tagName).toBe('APP-PRICE');
});

claim(
  'Options such as deferBlockBehavior do not: a later call resets every option that it omits, so set options in the last call.',
  () => {
    const token = new InjectionToken<number>('token');
    TestBed.configureTestingModule({
      inferTagName: true,
      providers: [{ provide: token, useValue: 1 }],
    });
    TestBed.configureTestingModule({});
    expect(TestBed.inject(token)).toBe(1);
    expect(TestBed.createComponent(Price).nativeElement.tagName).toBe('DIV');
  },
);

@Component({ selector: 'app-plain', template: '{{ name }}' })
class Plain {
  name = 'Mug';
}

@Component({
  selector: 'app-plain-on-push',
  template: '{{ name }}',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class PlainOnPush {
  name = 'Mug';
}

claim('In a component without OnPush, detectChanges() then throws NG0100.', async () => {
  const fixture = TestBed.createComponent(Plain);
  await fixture.whenStable();
  fixture.componentInstance.name = 'Teapot';
  expect(messageOf(() => fixture.detectChanges())).toContain('NG0100');
});

claim('With OnPush, the view stays as it is.', async () => {
  const fixture = TestBed.createComponent(PlainOnPush);
  await fixture.whenStable();
  fixture.componentInstance.name = 'Teapot';
  fixture.detectChanges();
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe('Mug');
});

@Component({
  selector: 'app-buttons',
  template: '<button type="button" disabled (click)="pressed.emit()">A</button>',
})
class Buttons {
  readonly pressed = output<void>();
}

claim('Unlike a click, the call also reaches the listener of a disabled button.', async () => {
  const fixture = TestBed.createComponent(Buttons);
  let pressed = 0;
  fixture.componentInstance.pressed.subscribe(() => pressed++);
  await fixture.whenStable();
  fixture.nativeElement.querySelector('button').click();
  expect(pressed).toBe(0);
  fixture.debugElement.query(By.css('button')).triggerEventHandler('click');
  expect(pressed).toBe(1);
});

@Component({ selector: 'app-loaded', template: '{{ data.value() }}' })
class Loaded {
  readonly data = resource({
    loader: () => new Promise<string>((resolve) => setTimeout(() => resolve('Mug'), 20)),
  });
}

claim('A resource counts as pending work, so whenStable() waits for its answer.', async () => {
  const fixture = TestBed.createComponent(Loaded);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe('Mug');
});

@Component({ selector: 'app-failing', template: '{{ name() }}' })
class Failing {
  name(): string {
    throw new Error('No name');
  }
}

claim('An error during rendering rejects the promise of whenStable().', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fixture = TestBed.createComponent(Failing);
  await expect(fixture.whenStable()).rejects.toThrow('No name');
});

claim(
  'Nothing can be configured or overridden after createComponent() or TestBed.inject().',
  () => {
    TestBed.createComponent(Price);
    const message = 'when the test module has already been instantiated.';
    expect(messageOf(() => TestBed.configureTestingModule({}))).toContain(message);
    expect(messageOf(() => TestBed.overrideComponent(Price, {}))).toContain(message);
  },
);

@Component({ selector: 'app-note', template: '' })
class Note {
  readonly note = signal('a');
  readonly stored: string[] = [];

  constructor() {
    effect(() => this.stored.push(this.note()));
  }
}

claim("An effect doesn't run the moment its signal changes, but with the next render:", () => {
  const { componentInstance } = TestBed.createComponent(Note);
  TestBed.tick();
  componentInstance.note.set('b');
  expect(componentInstance.stored).toEqual(['a']);
  TestBed.tick();
  expect(componentInstance.stored).toEqual(['a', 'b']);
});

@Component({
  selector: 'app-deferred',
  template: `@defer (on interaction) { Done } @placeholder { <p>Wait</p> } @error { Failed }`,
})
class Deferred {}

claim(
  'States only go forward, in this order, so test the error in a test of its own.',
  async () => {
    await TestBed.configureTestingModule({
      imports: [Deferred],
      deferBlockBehavior: DeferBlockBehavior.Manual,
    }).compileComponents();
    const fixture = TestBed.createComponent(Deferred);
    await fixture.whenStable();
    const [block] = await fixture.getDeferBlocks();
    await block?.render(DeferBlockState.Error);
    await block?.render(DeferBlockState.Complete);
    expect(fixture.nativeElement.textContent).toContain('Failed');
  },
);

@Component({ selector: 'app-child', template: 'real' })
class Child {}

@Component({ selector: 'app-child', template: 'fake' })
class FakeChild {}

@Component({ selector: 'app-parent', imports: [Child], template: '<app-child />' })
class Parent {}

claim('If you only add the fake, both have the selector, and Angular throws NG0300.', () => {
  TestBed.overrideComponent(Parent, { add: { imports: [FakeChild] } });
  expect(messageOf(() => TestBed.createComponent(Parent))).toContain('NG0300');
});

claim(
  'If you list the fake in the imports of TestBed.configureTestingModule(), nothing changes, because a standalone component uses its own imports.',
  async () => {
    TestBed.configureTestingModule({ imports: [FakeChild] });
    const fixture = TestBed.createComponent(Parent);
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent).toBe('real');
  },
);

claim(
  'Vitest fakes both, so whenStable() does not resolve until you advance the clock.',
  async () => {
    vi.useFakeTimers();
    const fixture = TestBed.createComponent(Price);
    let stable = false;
    void fixture.whenStable().then(() => {
      stable = true;
    });
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    expect(stable).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(stable).toBe(true);
    vi.useRealTimers();
  },
);

claim(
  'The clock of Jasmine leaves requestAnimationFrame() real, so whenStable() still resolves in a browser.',
  async () => {
    // The functions that the clock of Jasmine replaces.
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    const fixture = TestBed.createComponent(Price);
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent).toBe('0');
    vi.useRealTimers();
  },
);

@Component({
  selector: 'app-plans',
  imports: [FormsModule],
  template: `
    <select [ngModel]="'Standard'">
      <option [ngValue]="'Standard'">A</option>
      <option [ngValue]="'Express'">B</option>
    </select>
  `,
})
class Plans {}

claim(
  'Set selectedIndex and not value: for options with [ngValue], Angular writes DOM values such as 1: Express.',
  async () => {
    const fixture = TestBed.createComponent(Plans);
    await fixture.whenStable();
    const [, express] = fixture.nativeElement.querySelectorAll('option');
    expect(express.value).toBe('1: Express');
  },
);

@Component({
  selector: 'app-field-parent',
  template: '<p (input)="heard.emit()"><input /></p>',
})
class FieldParent {
  readonly heard = output<void>();
}

claim("If the listener is on a parent, write new Event('input', { bubbles: true }).", () => {
  const { componentInstance, nativeElement } = TestBed.createComponent(FieldParent);
  let heard = 0;
  componentInstance.heard.subscribe(() => heard++);
  const field = nativeElement.querySelector('input');
  field.dispatchEvent(new Event('input'));
  expect(heard).toBe(0);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(heard).toBe(1);
});

class Cart {
  total(): number {
    return 0;
  }
}

@Component({ selector: 'app-own-cart', providers: [Cart], template: '{{ cart.total() }}' })
class OwnCart {
  protected readonly cart = inject(Cart);
}

claim(
  "Providers of the TestBed do not reach a service in the component's providers, because the component's injector answers first.",
  async () => {
    const useValue = { total: () => 40 };
    TestBed.configureTestingModule({ providers: [{ provide: Cart, useValue }] });
    const fixture = TestBed.createComponent(OwnCart);
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent).toBe('0');
  },
);

claim('Override the providers of the component:', async () => {
  const providers = [{ provide: Cart, useValue: { total: () => 40 } }];
  TestBed.overrideComponent(OwnCart, { set: { providers } });
  const fixture = TestBed.createComponent(OwnCart);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe('40');
});

claim(
  "List the component in the imports of the test, because the override otherwise skips the component's own providers:",
  async () => {
    const texts: string[] = [];
    for (const imports of [[], [OwnCart]]) {
      TestBed.resetTestingModule();
      TestBed.configureTestingModule({ imports });
      TestBed.overrideProvider(Cart, { useValue: { total: () => 40 } });
      const fixture = TestBed.createComponent(OwnCart);
      await fixture.whenStable();
      texts.push(fixture.nativeElement.textContent);
    }
    expect(texts).toEqual(['0', '40']);
  },
);

claim('A name that does not exist throws NG0303 in ng test.', () => {
  // As `ng test` sets up the tests.
  TestBed.configureTestingModule({ errorOnUnknownProperties: true });
  const fixture = TestBed.createComponent(Price);
  expect(messageOf(() => fixture.componentRef.setInput('amuont', 1))).toContain('NG0303');
});

claim('In a runner without errorOnUnknownProperties, Angular only logs the message.', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  TestBed.createComponent(Price).componentRef.setInput('amuont', 1);
  expect(String(logged.mock.calls)).toContain('NG0303');
  logged.mockRestore();
});

@Component({ selector: 'app-stock', template: '{{ stock.value() }}' })
class Stock {
  readonly stock = httpResource<number>(() => '/api/stock');
}

@Component({ selector: 'app-subscribed', template: '' })
class Subscribed {
  constructor() {
    inject(HttpClient).get('/api/stock').subscribe();
  }
}

claim('A resource that loads is pending work.', async () => {
  TestBed.configureTestingModule({
    providers: [provideHttpClient(), provideHttpClientTesting()],
  });
  const fixture = TestBed.createComponent(Stock);
  TestBed.tick();
  expect(fixture.isStable()).toBe(false);
  TestBed.inject(HttpTestingController).expectOne('/api/stock').flush(3);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe('3');
});

claim(
  'Without a resource, whenStable() does not wait for a request of the testing backend.',
  async () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    await TestBed.createComponent(Subscribed).whenStable();
    expect(TestBed.inject(HttpTestingController).match('/api/stock')).toHaveLength(1);
  },
);

claim(
  'The element of a fixture is attached to the document, so focus and document.activeElement work.',
  () => {
    @Component({ template: '<input />' })
    class Field {}
    const input = TestBed.createComponent(Field).nativeElement.querySelector('input');
    input.focus();
    expect(document.activeElement).toBe(input);
  },
);
