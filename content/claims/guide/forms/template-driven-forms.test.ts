import { Component, signal, type Type, viewChild } from '@angular/core';
import { type ComponentFixture, TestBed } from '@angular/core/testing';
import {
  ControlContainer,
  FormControl,
  FormGroup,
  FormsModule,
  NgForm,
  NgModelGroup,
  ReactiveFormsModule,
} from '@angular/forms';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

async function rendered<T>(type: Type<T>): Promise<ComponentFixture<T>> {
  const fixture = TestBed.createComponent(type);
  await fixture.whenStable();
  return fixture;
}

function enter(fixture: ComponentFixture<unknown>, selector: string, value: string): void {
  const field: HTMLInputElement = fixture.nativeElement.querySelector(selector);
  field.value = value;
  field.dispatchEvent(new Event('input'));
}

@Component({
  selector: 'app-nameless',
  imports: [FormsModule],
  template: '<form><input [(ngModel)]="name" /></form>',
})
class Nameless {
  readonly name = signal('');
}

claim(
  "Without it, Angular throws NG01352: If ngModel is used within a form tag, either the name attribute must be set or the form control must be defined as 'standalone' in ngModelOptions.",
  () => {
    const fixture = TestBed.createComponent(Nameless);
    expect(() => fixture.detectChanges()).toThrow(
      /NG01352: If ngModel is used within a form tag, either the name attribute must be set or the form\s+control must be defined as 'standalone' in ngModelOptions\./,
    );
  },
);

@Component({
  selector: 'app-mixed',
  imports: [FormsModule, ReactiveFormsModule],
  template: '<input [formControl]="control" [(ngModel)]="name" />',
})
class Mixed {
  readonly control = new FormControl('');
  readonly name = signal('');
}

claim(
  "Don't use both on one field: ngModel together with formControl is deprecated, and Angular logs a warning.",
  () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    TestBed.createComponent(Mixed).detectChanges();
    expect(warn.mock.calls.join()).toContain('deprecated');
    warn.mockRestore();
  },
);

@Component({
  selector: 'app-order',
  imports: [FormsModule],
  template: `<input
    (ngModelChange)="seen.push(name())"
    [(ngModel)]="name"
    (ngModelChange)="seen.push($event)"
  />`,
})
class Order {
  readonly name = signal('old');
  readonly seen: string[] = [];
}

claim(
  'If you write (ngModelChange) next to [(ngModel)], their order decides what the listener reads: before the two-way binding, the signal still has the old value.',
  async () => {
    const fixture = await rendered(Order);
    enter(fixture, 'input', 'new');
    expect(fixture.componentInstance.seen).toEqual(['old', 'new']);
  },
);

claim('ngModelChange does not report values that your code sets.', async () => {
  const fixture = await rendered(Order);
  fixture.componentInstance.name.set('set');
  await fixture.whenStable();
  expect(fixture.nativeElement.querySelector('input').value).toBe('set');
  expect(fixture.componentInstance.seen).toEqual([]);
});

const options = `
  <option [ngValue]="stores[0]">Vienna</option>
  <option [ngValue]="stores[1]">Graz</option>
`;

class Stores {
  readonly stores = [{ id: 1 }, { id: 2 }];
  readonly store = signal({ id: 2 });
  readonly sameId = (a?: { id: number }, b?: { id: number }) => a?.id === b?.id;
}

@Component({
  selector: 'app-plain-select',
  imports: [FormsModule],
  template: `<select [(ngModel)]="store">${options}</select>`,
})
class PlainSelect extends Stores {}

@Component({
  selector: 'app-compared-select',
  imports: [FormsModule],
  template: `<select [(ngModel)]="store" [compareWith]="sameId">${options}</select>`,
})
class ComparedSelect extends Stores {}

@Component({
  selector: 'app-counted-select',
  imports: [FormsModule],
  template: `<select [(ngModel)]="store" [compareWith]="compare">${options}</select>`,
})
class CountedSelect {
  readonly stores = [{ id: 1 }, { id: 2 }];
  readonly store = signal<{ id: number } | null>({ id: 2 });
  readonly compared: unknown[] = [];
  readonly compare = (a: unknown, b: unknown) => {
    this.compared.push(a, b);
    return a === b;
  };
}

claim(
  'An object with the same contents from another request selects nothing, and the field is empty.',
  async () => {
    const plain = await rendered(PlainSelect);
    expect(plain.nativeElement.querySelector('select').selectedIndex).toBe(-1);
    const compared = await rendered(ComparedSelect);
    expect(compared.nativeElement.querySelector('select').selectedIndex).toBe(1);
  },
);

@Component({
  selector: 'app-fields',
  imports: [FormsModule],
  template: `
    <form>
      <input id="text" name="text" [(ngModel)]="text" />
      <input id="number" type="number" name="number" [(ngModel)]="number" />
      <input id="range" type="range" name="range" [(ngModel)]="range" />
      <input type="checkbox" name="checked" [(ngModel)]="checked" />
      @if (more()) { <input name="more" ngModel required /> }
    </form>
  `,
})
class Fields {
  readonly form = viewChild.required(NgForm);
  readonly text = signal('Ann');
  readonly number = signal<number | null>(1);
  readonly range = signal(2);
  readonly checked = signal(false);
  readonly more = signal(false);
}

claim('number, or null if it is empty', async () => {
  const fixture = await rendered(Fields);
  enter(fixture, '#number', '5');
  expect(fixture.componentInstance.number()).toBe(5);
  enter(fixture, '#number', '');
  expect(fixture.componentInstance.number()).toBeNull();
  enter(fixture, '#range', '7');
  expect(fixture.componentInstance.range()).toBe(7);
});

claim(
  'With an object, it sets the named fields to your values and all others to null:',
  async () => {
    const { componentInstance: page } = await rendered(Fields);
    page.form().resetForm({ text: 'Ben' });
    expect(page.form().value).toEqual({ text: 'Ben', number: null, range: null, checked: null });
  },
);

claim(
  'The reset also writes null into your signals, although their type may be string.',
  async () => {
    const { componentInstance: page } = await rendered(Fields);
    page.form().resetForm();
    expect(page.text()).toBeNull();
  },
);

claim('A button with type="reset" always writes null.', async () => {
  const { componentInstance: page, nativeElement } = await rendered(Fields);
  nativeElement.querySelector('form').dispatchEvent(new Event('reset'));
  expect([page.text(), page.checked()]).toEqual([null, null]);
});

claim(
  "When the user clears the checkbox, the field disappears from the page, from the form's value and from its validation:",
  async () => {
    const fixture = await rendered(Fields);
    const page = fixture.componentInstance;
    page.more.set(true);
    await fixture.whenStable();
    expect(page.form().value).toHaveProperty('more');
    expect(page.form().valid).toBe(false);
    page.more.set(false);
    await fixture.whenStable();
    expect(page.form().value).not.toHaveProperty('more');
    expect(page.form().valid).toBe(true);
  },
);

@Component({
  selector: 'app-twins',
  imports: [FormsModule],
  template: `
    <form>
      <input name="quantity" [(ngModel)]="first" />
      <input name="quantity" [(ngModel)]="second" />
    </form>
  `,
})
class Twins {
  readonly form = viewChild.required(NgForm);
  readonly first = signal('1');
  readonly second = signal('2');
}

claim(
  'Two fields with the same name share one control: both show the value of the last one.',
  async () => {
    const { componentInstance: page, nativeElement } = await rendered(Twins);
    const values = [...nativeElement.querySelectorAll('input')].map(({ value }) => value);
    expect(values).toEqual(['2', '2']);
    expect(page.form().value).toEqual({ quantity: '2' });
  },
);

@Component({
  selector: 'app-disabled',
  imports: [FormsModule],
  template: `
    <form>
      <input name="company" ngModel required [disabled]="true" />
      <input name="city" ngModel [disabled]="isOff()" />
    </form>
  `,
})
class Disabled {
  readonly form = viewChild.required(NgForm);
  readonly isOff = signal(false);
}

claim(
  'A disabled field is not validated, and it is missing from the value of the form:',
  async () => {
    const { componentInstance: page } = await rendered(Disabled);
    expect(page.form().value).toEqual({ city: '' });
    expect(page.form().valid).toBe(true);
  },
);

claim("If all fields of a form are disabled, the form's value has all of them.", async () => {
  const fixture = await rendered(Disabled);
  fixture.componentInstance.isOff.set(true);
  await fixture.whenStable();
  expect(fixture.componentInstance.form().value).toEqual({ company: '', city: '' });
});

const zip = '<input name="zip" ngModel required />';

@Component({ selector: 'app-zip-alone', imports: [FormsModule], template: zip })
class ZipAlone {}

@Component({
  selector: 'app-zip-field',
  imports: [FormsModule],
  template: zip,
  viewProviders: [{ provide: ControlContainer, useExisting: NgForm }],
})
class ZipField {}

@Component({
  selector: 'app-without',
  imports: [FormsModule, ZipAlone],
  template: '<form><app-zip-alone /></form>',
})
class Without {
  readonly form = viewChild.required(NgForm);
}

@Component({
  selector: 'app-with',
  imports: [FormsModule, ZipField],
  template: '<form><app-zip-field /></form>',
})
class With {
  readonly form = viewChild.required(NgForm);
}

claim('The field works alone, and the form is valid without it.', async () => {
  const alone = (await rendered(Without)).componentInstance.form();
  expect([alone.value, alone.valid]).toEqual([{}, true]);
  const joined = (await rendered(With)).componentInstance.form();
  expect([joined.value, joined.valid]).toEqual([{ zip: '' }, false]);
});

@Component({
  selector: 'app-reactive',
  imports: [FormsModule, ReactiveFormsModule],
  template: '<form [formGroup]="group"><input name="a" ngModel /></form>',
})
class Reactive {
  readonly group = new FormGroup({});
}

claim(
  'NG01350: ngModel cannot be used to register form controls with a parent formGroup directive.',
  () => {
    expect(() => TestBed.createComponent(Reactive).detectChanges()).toThrow(
      /NG01350:\s+ngModel cannot be used to register form controls with a parent formGroup directive\./,
    );
  },
);

@Component({ selector: 'app-rating', template: '' })
class Rating {}

@Component({
  selector: 'app-rated',
  imports: [FormsModule, Rating],
  template: '<app-rating name="rating" ngModel />',
})
class Rated {}

claim("NG01203: No value accessor for form control name: 'rating'.", () => {
  expect(() => TestBed.createComponent(Rated).detectChanges()).toThrow(
    "NG01203: No value accessor for form control name: 'rating'.",
  );
});

@Component({
  selector: 'app-early',
  imports: [FormsModule],
  template: '<form><input name="name" [(ngModel)]="name" required /></form>',
})
class Early {
  readonly form = viewChild.required(NgForm);
  readonly name = signal('');
  early: unknown;

  ngAfterViewInit(): void {
    this.early = Object.keys(this.form().controls);
  }
}

claim(
  'In the constructor, in ngOnInit and in ngAfterViewInit, the form has no controls.',
  async () => {
    const { componentInstance: page } = await rendered(Early);
    expect(page.early).toEqual([]);
    expect(Object.keys(page.form().controls)).toEqual(['name']);
  },
);

claim('form.setValue() there throws NG01000.', () => {
  const fixture = TestBed.createComponent(Early);
  fixture.detectChanges();
  expect(() => fixture.componentInstance.form().setValue({ name: 'Ann' })).toThrow('NG01000');
});

claim(
  'If you call detectChanges() instead, the fields are still empty and the form is still valid, because Angular sets the values in a microtask.',
  async () => {
    const fixture = TestBed.createComponent(Fields);
    fixture.detectChanges();
    const form = fixture.componentInstance.form();
    expect([form.value, form.valid]).toEqual([{}, true]);
    expect(fixture.nativeElement.querySelector('#text').value).toBe('');
    await Promise.resolve();
    expect(form.value.text).toBe('Ann');
    expect(fixture.nativeElement.querySelector('#text').value).toBe('Ann');
  },
);

claim('Until then, form.value has the old value, and the signal has the new one.', async () => {
  const fixture = await rendered(Fields);
  const page = fixture.componentInstance;
  page.text.set('Ben');
  fixture.detectChanges();
  expect(page.form().value.text).toBe('Ann');
  await Promise.resolve();
  expect(page.form().value.text).toBe('Ben');
});

claim(
  'To reset only the state after saving and keep the values, call form.control.markAsPristine() and form.control.markAsUntouched().',
  async () => {
    const fixture = await rendered(Fields);
    const { control } = fixture.componentInstance.form();
    enter(fixture, '#text', 'Ben');
    fixture.nativeElement.querySelector('#text').dispatchEvent(new Event('blur'));
    expect([control.dirty, control.touched]).toEqual([true, true]);
    control.markAsPristine();
    control.markAsUntouched();
    const { text } = control.controls;
    expect([text?.dirty, text?.touched, text?.value]).toEqual([false, false, 'Ben']);
  },
);

claim(
  'Write a function that accepts null and undefined, because a reset field has no value.',
  async () => {
    const fixture = await rendered(CountedSelect);
    fixture.componentInstance.store.set(null);
    await fixture.whenStable();
    expect(fixture.componentInstance.compared).toContain(null);
  },
);

@Component({
  selector: 'app-indexed',
  imports: [FormsModule],
  template: `
    <form>
      @for (item of items(); track item.id; let index = $index) {
        <input [name]="'item-' + index" [(ngModel)]="item.title" />
      }
    </form>
  `,
})
class Indexed {
  readonly form = viewChild.required(NgForm);
  readonly items = signal([
    { id: 1, title: 'Mug' },
    { id: 2, title: 'Cap' },
    { id: 3, title: 'Pen' },
  ]);
}

claim(
  'When an item is inserted before others or moved, the names change, and fields drop out of the form or show the value of another item.',
  async () => {
    const fixture = await rendered(Indexed);
    const page = fixture.componentInstance;
    page.items.update((items) => [{ id: 9, title: 'Bag' }, ...items]);
    await fixture.whenStable();
    expect(page.form().value).toEqual({ 'item-3': 'Pen' });
    const shown = [...fixture.nativeElement.querySelectorAll('input')].map(({ value }) => value);
    expect(shown).toEqual(['Bag', 'Cap', 'Pen', 'Pen']);
    expect(page.items().map(({ title }) => title)).toEqual(['Bag', 'Mug', 'Cap', 'Pen']);
  },
);

claim('Put the id of the item into the name:', async () => {
  const fixture = await rendered(Named);
  const page = fixture.componentInstance;
  page.items.update((items) => [{ id: 9, title: 'Bag' }, ...items]);
  await fixture.whenStable();
  expect(page.form().value).toEqual({ 'item-1': 'Mug', 'item-9': 'Bag' });
});

@Component({
  selector: 'app-named',
  imports: [FormsModule],
  template: `
    <form>
      @for (item of items(); track item.id) {
        <input [name]="'item-' + item.id" [(ngModel)]="item.title" />
      }
    </form>
  `,
})
class Named {
  readonly form = viewChild.required(NgForm);
  readonly items = signal([{ id: 1, title: 'Mug' }]);
}

@Component({
  selector: 'app-zip-in-group',
  imports: [FormsModule],
  template: zip,
  viewProviders: [{ provide: ControlContainer, useExisting: NgModelGroup }],
})
class ZipInGroup {}

@Component({
  selector: 'app-grouped',
  imports: [FormsModule, ZipInGroup],
  template: '<form><fieldset ngModelGroup="address"><app-zip-in-group /></fieldset></form>',
})
class Grouped {
  readonly form = viewChild.required(NgForm);
}

claim(
  'If the parent element has ngModelGroup, write NgModelGroup in place of NgForm.',
  async () => {
    const { componentInstance: page } = await rendered(Grouped);
    expect(page.form().value).toEqual({ address: { zip: '' } });
  },
);

@Component({
  selector: 'app-dialog',
  imports: [FormsModule],
  template: '<form method="dialog"></form><form></form>',
})
class Dialog {}

claim(
  'Angular does not prevent the submit of a form with method="dialog", so the form closes its <dialog>.',
  async () => {
    const { nativeElement } = await rendered(Dialog);
    const prevented = [...nativeElement.querySelectorAll('form')].map((form) => {
      const event = new Event('submit', { cancelable: true });
      form.dispatchEvent(event);
      return event.defaultPrevented;
    });
    expect(prevented).toEqual([false, true]);
  },
);

claim(
  'With an input method, for example for Japanese, a text field reports its value when the composition ends.',
  async () => {
    const fixture = await rendered(Fields);
    const { text } = fixture.componentInstance;
    const field = fixture.nativeElement.querySelector('#text');
    field.dispatchEvent(new Event('compositionstart'));
    enter(fixture, '#text', 'に');
    expect(text()).toBe('Ann');
    field.dispatchEvent(new Event('compositionend'));
    expect(text()).toBe('に');
  },
);
