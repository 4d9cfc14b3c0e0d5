import {
  ChangeDetectionStrategy,
  Component,
  computed,
  Directive,
  Injectable,
  input,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

/** What Angular puts into the global variable `ng` in development builds. */
interface Debug {
  getComponent(element: Element): unknown;
  getOwningComponent(element: Element): unknown;
  getRootComponents(element: Element): unknown[];
  getHostElement(instance: object): Element;
  getDirectives(element: Element): unknown[];
  getContext(element: Element): Record<string, unknown> | null;
  getDirectiveMetadata(instance: unknown): Record<string, unknown>;
  getListeners(element: Element | null): { name: string; type: string }[];
  getInjector(element: Element): { get<T>(token: unknown): T };
  applyChanges(component: object): void;
}

const debug = () => (globalThis as unknown as { ng: Debug }).ng;

@Injectable({ providedIn: 'root' })
class CartStore {
  readonly items = signal(['tea']);
}

@Directive({ selector: '[appHint]' })
class Hint {}

@Component({
  selector: 'app-greeting',
  template: `
    <p>{{ text() }}</p>
    <button type="button" (click)="likes.set(likes() + 1)">Like</button>
  `,
})
class Greeting {
  readonly name = input('Ada');
  readonly likes = signal(0);
  readonly text = computed(() => `${this.name()} has ${this.likes()} likes`);
}

@Component({
  selector: 'app-clock',
  template: `<p>{{ city }}</p>`,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Clock {
  city = 'Oslo';
}

@Component({
  selector: 'app-page',
  imports: [Greeting, Clock, Hint],
  template: `
    <app-greeting appHint />
    <app-clock />
    @for (tea of teas; track tea) {
      <li>{{ tea }}</li>
    }
  `,
})
class Page {
  readonly teas = ['green', 'black'];
}

function render() {
  const fixture = TestBed.createComponent(Page);
  fixture.detectChanges();
  const page: HTMLElement = fixture.nativeElement;
  const find = (selector: string) => page.querySelector<HTMLElement>(selector) as HTMLElement;
  return { fixture, page, find };
}

claim('ng.getComponent(element) returns the instance of the class Greeting.', () => {
  const { find } = render();
  const greeting = debug().getComponent(find('app-greeting')) as Greeting;
  expect(greeting).toBeInstanceOf(Greeting);
  greeting.likes.set(5);
  expect(greeting.text()).toBe('Ada has 5 likes');
});

claim('ng.getComponent() then returns null, because a paragraph is not a host element.', () => {
  const { find } = render();
  expect(debug().getComponent(find('app-greeting p'))).toBe(null);
});

claim(
  'Use ng.getOwningComponent(), which returns the component whose template contains the element.',
  () => {
    const { find } = render();
    expect(debug().getOwningComponent(find('app-greeting p'))).toBeInstanceOf(Greeting);
    expect(debug().getOwningComponent(find('app-greeting'))).toBeInstanceOf(Page);
  },
);

claim('a list of the directives on the element, without its component', () => {
  const { find } = render();
  const directives = debug().getDirectives(find('app-greeting'));
  expect(directives).toHaveLength(1);
  expect(directives[0]).toBeInstanceOf(Hint);
});

claim('the context of an embedded view: the variables of a row in @for', () => {
  const { find } = render();
  const context = debug().getContext(find('li'));
  expect(context?.['$implicit']).toBe('green');
  expect(context?.['$index']).toBe(0);
});

claim('a list with the root component', () => {
  const { find } = render();
  expect(debug().getRootComponents(find('li'))).toHaveLength(1);
  const greeting = debug().getComponent(find('app-greeting')) as Greeting;
  expect(debug().getHostElement(greeting)).toBe(find('app-greeting'));
});

claim('ng.applyChanges() marks the component as changed and runs change detection.', () => {
  const { find, fixture } = render();
  const clock = debug().getComponent(find('app-clock')) as Clock;
  clock.city = 'Rome';
  fixture.detectChanges();
  expect(find('app-clock').textContent).toBe('Oslo');
  debug().applyChanges(clock);
  expect(find('app-clock').textContent).toBe('Rome');
});

claim(
  'The result also has outputs, encapsulation and changeDetection, where 0 means OnPush and 1 the default.',
  () => {
    const { find } = render();
    const greeting = debug().getDirectiveMetadata(debug().getComponent(find('app-greeting')));
    const clock = debug().getDirectiveMetadata(debug().getComponent(find('app-clock')));
    expect(greeting['inputs']).toEqual({ name: 'name' });
    expect(Object.keys(greeting)).toEqual(expect.arrayContaining(['outputs', 'encapsulation']));
    expect(greeting['changeDetection']).toBe(1);
    expect(clock['changeDetection']).toBe(0);
  },
);

claim("Each has a name, the callback and a type, which is 'dom' or 'output':", () => {
  const { find } = render();
  const [listener] = debug().getListeners(find('app-greeting button'));
  expect(listener).toMatchObject({ name: 'click', type: 'dom', callback: expect.any(Function) });
});

claim('In the console, ask the injector of an element for a token:', () => {
  const { find } = render();
  const store = debug().getInjector(find('app-greeting')).get<CartStore>(CartStore);
  expect(store.items()).toEqual(['tea']);
});

claim('Expecting instance of DOM Element', () => {
  render();
  expect(() => debug().getListeners(null)).toThrow('Expecting instance of DOM Element');
});
