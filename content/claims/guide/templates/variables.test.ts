import { AsyncPipe } from '@angular/common';
import { Component, Directive, signal, TemplateRef, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Observable } from 'rxjs';
import { expect } from 'vitest';
import { claim } from '../../claim';

async function render<T>(component: Type<T>) {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  const text = () => page.textContent.replace(/\s+/g, ' ').trim();
  const press = async () => {
    page.querySelector('button')?.click();
    await fixture.whenStable();
  };
  return { fixture, app: fixture.componentInstance, page, text, press };
}

@Component({
  selector: 'app-shop',
  template: `
    <label>Chairs <input #field type="number" value="1" /></label>
    <button type="button" (click)="chairs.set(field.valueAsNumber)">Update</button>
    @let total = chairs() * 40;
    <p>{{ total }} euros{{ total > 100 ? ', free shipping' : '' }}</p>
  `,
})
class Shop {
  protected readonly chairs = signal(1);
}

claim('After you enter 3 and press the button, it shows "120 euros, free shipping".', async () => {
  const { page, press } = await render(Shop);
  const result = page.querySelector('p');
  expect(result?.textContent).toBe('40 euros');
  const field = page.querySelector('input');
  if (field) field.value = '3';
  await press();
  expect(result?.textContent).toBe('120 euros, free shipping');
});

let subscriptions = 0;

@Component({
  selector: 'app-reviews',
  imports: [AsyncPipe],
  template: `@let reviews = reviews$ | async; {{ reviews }} {{ reviews }} {{ reviews }}`,
})
class Reviews {
  protected readonly reviews$ = new Observable<string>((observer) => {
    subscriptions++;
    observer.next('good');
  });
}

claim('The pipe runs once, and async subscribes once:', async () => {
  const { text } = await render(Reviews);
  expect(text()).toBe('good good good');
  expect(subscriptions).toBe(1);
});

@Component({
  selector: 'app-counted',
  template: `@let total = sum(); {{ total }} {{ total }} {{ total }} {{ other() }}`,
})
class Counted {
  readonly other = signal(1);
  runs = 0;

  protected sum(): number {
    this.runs++;
    return 40;
  }
}

claim(
  'Angular evaluates the expression once at each check of its block, even if the template reads the name ten times.',
  async () => {
    const fixture = TestBed.createComponent(Counted);
    // Without the second check of development mode.
    fixture.detectChanges(false);
    const { runs } = fixture.componentInstance;
    fixture.componentInstance.other.set(2);
    fixture.detectChanges(false);
    expect(fixture.componentInstance.runs).toBe(runs + 1);
    expect(runs).toBe(1);
  },
);

@Component({
  selector: 'app-early',
  template: `
    <button type="button" (click)="result.set(total)">Read</button>
    @let total = 40;
    <p>{{ total }}, {{ result() }}</p>
  `,
})
class Early {
  protected readonly result = signal(0);
}

claim('Listeners can also be above the declaration, because they run later.', async () => {
  const { page, press } = await render(Early);
  await press();
  expect(page.querySelector('p')?.textContent).toBe('40, 40');
});

@Component({
  selector: 'app-hidden',
  template: `
    @let total = 'template';
    {{ total }} {{ this.total }}
    @if (true) { @let total = 'block'; {{ total }} }
    {{ total }}
  `,
})
class Hidden {
  protected readonly total = 'class';
}

claim('this.total still reads the member.', async () => {
  expect((await render(Hidden)).text()).toBe('template class block template');
});

claim('There, it hides the outer one.', async () => {
  expect((await render(Hidden)).text()).toContain('block template');
});

@Directive({ selector: '[appTooltip]', exportAs: 'appTooltip' })
class Tooltip {}

@Component({
  selector: 'app-values',
  imports: [Shop, Tooltip],
  template: `
    <p #element appTooltip #directive="appTooltip"></p>
    <app-shop #component />
    <ng-template #template />
    <button type="button" (click)="read(element, directive, component, template)">Read</button>
  `,
})
class Values {
  values: unknown[] = [];

  protected read(...values: unknown[]): void {
    this.values = values;
  }
}

claim('The value depends on the element:', async () => {
  const { app, page } = await render(Values);
  page.querySelector<HTMLElement>(':scope > button')?.click();
  const [element, directive, component, template] = app.values;
  expect(element).toBe(page.querySelector('p'));
  expect(directive).toBeInstanceOf(Tooltip);
  expect(component).toBeInstanceOf(Shop);
  expect(template).toBeInstanceOf(TemplateRef);
});

@Component({
  selector: 'app-twice',
  template: `
    {{ field.value }}
    <input #field value="first" />
    <input #field value="second" />
  `,
})
class Twice {}

claim(
  'If two elements of one scope have the same reference variable, the name refers to the first element, with no error.',
  async () => {
    expect((await render(Twice)).text()).toBe('first');
  },
);

claim('You can read a reference variable in its whole scope, even above its element.', async () => {
  expect((await render(Twice)).text()).toBe('first');
});

@Component({
  selector: 'app-rows',
  template: `
    @for (amount of [4, 9]; track amount) {
      <input #field [value]="amount" />
      <button type="button" (click)="amounts.push(field.value)">Read</button>
    }
  `,
})
class Rows {
  readonly amounts: string[] = [];
}

claim('Each row of a @for has its own variables.', async () => {
  const { app, page } = await render(Rows);
  for (const button of page.querySelectorAll('button')) button.click();
  expect(app.amounts).toEqual(['4', '9']);
});
