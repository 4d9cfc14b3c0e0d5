import {
  Component,
  Directive,
  ErrorHandler,
  Injectable,
  inject,
  input,
  NO_ERRORS_SCHEMA,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { DeferBlockState, fakeAsync, getTestBed, TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Injectable()
class Draft {
  readonly text: string = 'stored';
}

@Component({ template: '{{ draft.text }}', providers: [Draft] })
class Note {
  readonly draft = inject(Draft);
}

const fake = { useValue: { text: 'fake' } };

claim(
  'The order matters: an override after the first inject() throws Cannot override provider when the test module has already been instantiated.',
  () => {
    TestBed.inject(ErrorHandler);
    expect(() => TestBed.overrideProvider(Draft, fake)).toThrow(
      'Cannot override provider when the test module has already been instantiated. Make sure you are not using `inject` before `overrideProvider`.',
    );
  },
);

claim('configureTestingModule() and the overrides return TestBed, so calls can be chained.', () => {
  const chain = TestBed.configureTestingModule({}).overrideProvider(Draft, fake);
  expect(chain).toBe(getTestBed());
});

claim(
  'Without imports: [GiftNote], overrideProvider() leaves the provider of a standalone component as it is.',
  () => {
    TestBed.overrideProvider(Draft, fake);
    expect(TestBed.createComponent(Note).componentInstance.draft.text).toBe('stored');
    TestBed.resetTestingModule();
    TestBed.configureTestingModule({ imports: [Note] }).overrideProvider(Draft, fake);
    expect(TestBed.createComponent(Note).componentInstance.draft.text).toBe('fake');
  },
);

claim('overrideComponent() works without imports.', () => {
  TestBed.overrideComponent(Note, { set: { providers: [{ provide: Draft, ...fake }] } });
  expect(TestBed.createComponent(Note).componentInstance.draft.text).toBe('fake');
});

@Component({ selector: 'app-child', template: 'child' })
class Child {
  readonly name = input('');
}

@Component({ imports: [Child], template: '<app-child [name]="\'a\'" /><app-child nme="b" />' })
class Parent {}

claim('Angular then renders unknown elements as plain elements.', async () => {
  TestBed.overrideComponent(Parent, { set: { imports: [], schemas: [NO_ERRORS_SCHEMA] } });
  const fixture = TestBed.createComponent(Parent);
  await fixture.whenStable();
  expect(fixture.nativeElement.querySelectorAll('app-child')).toHaveLength(2);
  expect(fixture.nativeElement.textContent).toBe('');
});

claim('Overrides last until the end of the test.', () => {
  TestBed.overrideTemplate(Note, 'other');
  expect(TestBed.createComponent(Note).nativeElement.textContent).toBe('other');
  TestBed.resetTestingModule();
  const fixture = TestBed.createComponent(Note);
  TestBed.tick();
  expect(fixture.nativeElement.textContent).toBe('stored');
});

claim(
  'In a zoneless test, autoDetectChanges(false) throws Cannot set autoDetect to false with zoneless change detection.',
  () => {
    expect(() => TestBed.createComponent(Note).autoDetectChanges(false)).toThrow(
      'Cannot set autoDetect to false with zoneless change detection.',
    );
  },
);

@Directive({ selector: '[appLow]' })
class Low {}

@Component({
  imports: [Low],
  template: '<button appLow disabled (click)="clicks.set(clicks() + 1)">Buy</button>',
})
class Shop {
  readonly clicks = signal(0);
}

claim(
  'A disabled button reacts to it, nothing bubbles, and the listener gets the object that you pass.',
  () => {
    const fixture = TestBed.createComponent(Shop);
    const button = fixture.debugElement.query(By.css('button'));
    button.nativeElement.click();
    expect(fixture.componentInstance.clicks()).toBe(0);
    button.triggerEventHandler('click', {});
    expect(fixture.componentInstance.clicks()).toBe(1);
  },
);

claim(
  'Use a DebugElement for what the DOM does not show: which directives an element has, and what its injector returns.',
  () => {
    const { debugElement } = TestBed.createComponent(Shop);
    const [found, ...others] = debugElement.queryAll(By.directive(Low));
    expect(others).toEqual([]);
    expect(found?.injector.get(Low)).toBeInstanceOf(Low);
    expect(debugElement.query(By.css('table'))).toBeNull();
  },
);

@Component({ template: '@defer (on timer(20ms)) { <p>loaded</p> }' })
class Reviews {}

claim('A @defer block loads by its trigger in tests too.', async () => {
  const fixture = TestBed.createComponent(Reviews);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe('');
  await new Promise((resolve) => setTimeout(resolve, 60));
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe('loaded');
});

claim(
  'Rendering a state whose block is missing throws Tried to render this defer block in the `Loading` state, but there was no @loading block defined in a template.',
  async () => {
    const fixture = TestBed.createComponent(Reviews);
    const [block] = await fixture.getDeferBlocks();
    await expect(block?.render(DeferBlockState.Loading)).rejects.toThrow(
      'Tried to render this defer block in the `Loading` state, but there was no @loading block defined in a template.',
    );
  },
);

claim(
  'In a zoneless project, they throw zone-testing.js is needed for the fakeAsync() test helper but could not be found.',
  () => {
    expect(() => fakeAsync(() => undefined)).toThrow(
      'zone-testing.js is needed for the fakeAsync() test helper but could not be found.',
    );
  },
);

claim('A second call throws Cannot set base providers because it has already been called.', () => {
  const { ngModule, platform } = getTestBed();
  expect(() => TestBed.initTestEnvironment(ngModule, platform)).toThrow(
    'Cannot set base providers because it has already been called',
  );
});

claim(
  'Set rethrowApplicationErrors: false in a test that expects a component to fail and looks at your own ErrorHandler.',
  async () => {
    const handled: unknown[] = [];
    @Component({ template: '{{ fail() }}' })
    class Page {
      fail(): string {
        throw new Error('no price');
      }
    }
    TestBed.configureTestingModule({
      rethrowApplicationErrors: false,
      providers: [
        provideZonelessChangeDetection(),
        { provide: ErrorHandler, useValue: { handleError: (e: Error) => handled.push(e.message) } },
      ],
    });
    await TestBed.createComponent(Page).whenStable();
    expect(handled).toEqual(['no price']);
  },
);

claim(
  'The other options are those of the last call: a second call without an option resets it.',
  () => {
    TestBed.configureTestingModule({ inferTagName: true });
    TestBed.configureTestingModule({ providers: [] });
    @Component({ selector: 'app-price', template: '' })
    class Price {}
    expect(TestBed.createComponent(Price).nativeElement.tagName).toBe('DIV');
  },
);

claim("replaces whole properties; can't be combined with the other two", () => {
  TestBed.overrideComponent(Note, { set: { template: 'a' }, add: { providers: [] } });
  expect(() => TestBed.createComponent(Note)).toThrow(/Cannot set and add\/remove/);
});

claim('the component of the element, or the one whose template has it', () => {
  const { componentInstance, debugElement } = TestBed.createComponent(Parent);
  expect(debugElement.query(By.directive(Child)).componentInstance).toBeInstanceOf(Child);
  const shop = TestBed.createComponent(Shop);
  const button = shop.debugElement.query(By.css('button'));
  expect(button.componentInstance).toBe(shop.componentInstance);
  expect(debugElement.componentInstance).toBe(componentInstance);
});

@Component({ template: '{{ count() }}' })
class Counter {
  readonly count = signal(0);
}

claim('whether whenStable() would resolve at once', async () => {
  const fixture = TestBed.createComponent(Counter);
  expect(fixture.isStable()).toBe(false);
  await fixture.whenStable();
  expect(fixture.isStable()).toBe(true);
  fixture.componentInstance.count.set(1);
  expect(fixture.isStable()).toBe(false);
});

@Component({ template: '{{ plain }}' })
class Plain {
  plain = 'old';
}

claim('throws NG0100 if a binding would change now', async () => {
  const fixture = TestBed.createComponent(Plain);
  await fixture.whenStable();
  fixture.checkNoChanges();
  fixture.componentInstance.plain = 'new';
  expect(() => fixture.checkNoChanges()).toThrow('NG0100');
});
