import { Component, model, signal, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { FormsModule } from '@angular/forms';
import { expect } from 'vitest';
import { claim } from '../../claim';

async function render<T>(component: Type<T>) {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  return { fixture, app: fixture.componentInstance, page };
}

/** Types a text into the first field. */
function type(page: HTMLElement, text: string): void {
  const field = page.querySelector('input');
  if (!field) throw new Error('There is no field.');
  field.value = text;
  field.dispatchEvent(new Event('input'));
}

@Component({
  selector: 'app-picker',
  template: '<button type="button" (click)="value.set(next)">{{ value() }}</button>',
})
class Picker {
  readonly value = model(1);
  next = 3;
}

@Component({
  selector: 'app-both',
  imports: [Picker],
  template: `
    <app-picker [(value)]="quantity" />
    <app-picker [value]="price()" />
    <app-picker [value]="heard()" (valueChange)="changes.push($event)" />
    <app-picker [(value)]="order.quantity" />
  `,
})
class Shop {
  readonly quantity = signal(2);
  readonly price = signal(2);
  readonly heard = signal(2);
  readonly changes: number[] = [];
  readonly order = { quantity: 2 };
}

async function renderShop() {
  const { fixture, app, page } = await render(Shop);
  const buttons = [...page.querySelectorAll('button')];
  const press = async (index: number) => {
    buttons[index]?.click();
    await fixture.whenStable();
  };
  return { fixture, app, buttons, press };
}

claim(
  'If the parent binds only [value]="quantity()", the child still changes its own value, and the parent\'s signal stays the same.',
  async () => {
    const { app, buttons, press } = await renderShop();
    await press(1);
    expect(buttons[1]?.textContent).toBe('3');
    expect(app.price()).toBe(2);
  },
);

claim('The model emits only if the new value is different from the old one.', async () => {
  const { app, press } = await renderShop();
  await press(2);
  await press(2);
  expect(app.changes).toEqual([3]);
});

claim("The model doesn't emit a value that comes from the parent.", async () => {
  const { fixture, app, buttons } = await renderShop();
  app.heard.set(9);
  await fixture.whenStable();
  expect(buttons[2]?.textContent).toBe('9');
  expect(app.changes).toEqual([]);
});

claim('Angular assigns the new value to the field.', async () => {
  const { app, press } = await renderShop();
  await press(3);
  expect(app.order.quantity).toBe(3);
});

claim(
  'A two-way binding passes a value to a child component or a form control, and writes changes from there back to your component.',
  async () => {
    const { fixture, app, buttons, press } = await renderShop();
    await press(0);
    expect(app.quantity()).toBe(3);
    app.quantity.set(5);
    await fixture.whenStable();
    expect(buttons[0]?.textContent).toBe('5');
  },
);

@Component({
  selector: 'app-number',
  imports: [FormsModule],
  template: '<input type="number" [(ngModel)]="quantity" />',
})
class NumberField {
  readonly quantity = signal<number | null>(1);
}

claim('a number; null if the field is empty', async () => {
  const { app, page } = await render(NumberField);
  type(page, '12');
  expect(app.quantity()).toBe(12);
  type(page, '');
  expect(app.quantity()).toBeNull();
});

@Component({ selector: 'app-plain', template: '<input [(value)]="name" />' })
class Plain {
  readonly name = signal('Ada');
}

claim('The value never comes back, with no error', async () => {
  const { app, page } = await render(Plain);
  expect(page.querySelector('input')?.value).toBe('Ada');
  type(page, 'Grace');
  expect(app.name()).toBe('Ada');
});

@Component({
  selector: 'app-nameless',
  imports: [FormsModule],
  template: '<form><input [(ngModel)]="name" /></form>',
})
class Nameless {
  readonly name = signal('Ada');
}

claim('ngModel without a name in a <form>', async () => {
  await expect(render(Nameless)).rejects.toThrow('NG01352');
});

@Component({
  selector: 'app-notes',
  imports: [FormsModule],
  template: '@for (note of notes; track $index) { <input [(ngModel)]="notes[$index]" /> }',
})
class Notes {
  readonly notes = ['Gift wrap', 'No receipt'];
}

claim('In a list, bind the array element, not the loop variable:', async () => {
  const { app, page } = await render(Notes);
  type(page, 'Card');
  expect(app.notes).toEqual(['Card', 'No receipt']);
});
