import { Component, ErrorHandler, output, signal, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

async function render<T>(component: Type<T>, selector = 'button') {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  const element = page.querySelector<HTMLElement>(selector);
  return { fixture, app: fixture.componentInstance, page, element };
}

@Component({
  selector: 'app-shop',
  template: `<p>{{ count }}</p><button type="button" (click)="count = count + 1">Add</button>`,
})
class Shop {
  protected count = 0;
}

claim('Angular updates the page after the statement has run.', async () => {
  const { fixture, page, element } = await render(Shop);
  element?.click();
  await fixture.whenStable();
  expect(page.querySelector('p')?.textContent).toBe('1');
});

@Component({
  selector: 'app-toggle',
  template: `@if (isOpen()) { <button type="button" (click)="clicks.push(1)">Add</button> }`,
})
class Toggle {
  readonly isOpen = signal(true);
  readonly clicks: number[] = [];
}

claim('Angular removes the listener when it destroys the element.', async () => {
  const { fixture, app, element } = await render(Toggle);
  element?.click();
  app.isOpen.set(false);
  await fixture.whenStable();
  element?.click();
  expect(app.clicks.length).toBe(1);
});

@Component({
  selector: 'app-amount',
  template: `
    <input
      (keydown.arrowup)="keys.push('up')"
      (keydown.shift.arrowup)="keys.push('shift up')"
      (keydown.esc)="keys.push('esc')"
      (keydown.space)="keys.push('space')"
      (keydown.dot)="keys.push('dot')"
      (keydown.code.keyz)="keys.push('code z')"
      (keydown.code.shift.shiftleft)="keys.push('left shift')"
      (keydown.alt.shift.a)="keys.push('alt shift a')"
      (keydown.shift.alt.a)="keys.push('shift alt a')"
    />
  `,
})
class Amount {
  readonly keys: string[] = [];
}

async function press(...events: KeyboardEventInit[]): Promise<string[]> {
  const { app, element } = await render(Amount, 'input');
  for (const event of events) element?.dispatchEvent(new KeyboardEvent('keydown', event));
  return app.keys;
}

claim(
  "The combination must match exactly: keydown.arrowup doesn't run while the user holds Shift.",
  async () => {
    const keys = await press({ key: 'ArrowUp' }, { key: 'ArrowUp', shiftKey: true });
    expect(keys).toEqual(['up', 'shift up']);
  },
);

claim('Three keys have their own names: space, dot, and esc for escape.', async () => {
  expect(await press({ key: ' ' }, { key: '.' }, { key: 'Escape' })).toEqual([
    'space',
    'dot',
    'esc',
  ]);
});

claim('Before the key, you can write alt, control, meta and shift in any order.', async () => {
  const keys = await press({ key: 'a', altKey: true, shiftKey: true });
  expect(keys).toEqual(['alt shift a', 'shift alt a']);
});

claim('code compares the position on the keyboard, whatever the keyboard layout is.', async () => {
  expect(await press({ key: 'y', code: 'KeyZ' })).toEqual(['code z']);
});

claim('The left Shift key is keydown.code.shift.shiftleft.', async () => {
  expect(await press({ key: 'Shift', code: 'ShiftLeft', shiftKey: true })).toEqual(['left shift']);
});

@Component({ selector: 'app-terms', template: '<a href="/terms" (click)="answer()">Terms</a>' })
class Terms {
  result: unknown = false;

  protected answer(): unknown {
    return this.result;
  }
}

claim(
  'A statement whose last value is false also prevents the default action, so check what your method returns.',
  async () => {
    const { app, element } = await render(Terms, 'a');
    for (const [result, isPrevented] of [
      [false, true],
      [undefined, false],
      [0, false],
    ] as const) {
      app.result = result;
      const event = new Event('click', { cancelable: true });
      element?.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(isPrevented);
    }
  },
);

@Component({ selector: 'app-child', template: '' })
class Child {
  readonly picked = output<string>();
}

@Component({
  selector: 'app-parent',
  imports: [Child],
  template: `<div (picked)="values.push('div')"><app-child (picked)="values.push($event)" /></div>`,
})
class Parent {
  readonly values: string[] = [];
}

claim(
  "Outputs don't bubble: only a listener on the child's own element receives the value.",
  async () => {
    const { fixture, app } = await render(Parent);
    const child = fixture.debugElement.query(({ componentInstance: at }) => at instanceof Child);
    child.componentInstance.picked.emit('M');
    expect(app.values).toEqual(['M']);
  },
);

@Component({
  selector: 'app-failing',
  template: '<div (click)="parent()"><button type="button" (click)="fail()">Add</button></div>',
})
class Failing {
  calls = 0;

  protected fail(): void {
    throw new Error('no stock');
  }

  protected parent(): void {
    this.calls++;
  }
}

claim('Other listeners of the same event still run.', async () => {
  const errors: unknown[] = [];
  TestBed.configureTestingModule({
    providers: [
      { provide: ErrorHandler, useValue: { handleError: (e: unknown) => errors.push(e) } },
    ],
    rethrowApplicationErrors: false,
  });
  const { app, element } = await render(Failing);
  element?.click();
  expect(errors).toEqual([new Error('no stock')]);
  expect(app.calls).toBe(1);
});
