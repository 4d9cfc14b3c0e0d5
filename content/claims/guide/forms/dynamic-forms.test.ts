import { Component, computed, input, linkedSignal, type OnInit, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  FormArray,
  FormControl,
  FormGroup,
  FormRecord,
  ReactiveFormsModule,
  Validators,
} from '@angular/forms';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

@Component({
  selector: 'app-late',
  imports: [ReactiveFormsModule],
  template: `
    <form [formGroup]="form">
      @for (name of names(); track name) { <input [formControlName]="name" /> }
    </form>
  `,
})
class Late {
  readonly names = signal(['Engraving']);
  readonly form = new FormRecord<FormControl>({ Engraving: new FormControl('') });
}

claim(
  "If you render a field before its control exists, Angular throws Cannot find control with name: 'Color'.",
  async () => {
    const fixture = TestBed.createComponent(Late);
    await fixture.whenStable();
    fixture.componentInstance.names.set(['Engraving', 'Color']);
    expect(() => fixture.detectChanges()).toThrow("Cannot find control with name: 'Color'");
  },
);

claim(
  "Remove the element before its control: a field whose control is gone throws There is no FormControl instance attached to form control element with name: 'message' when the user types.",
  async () => {
    const fixture = TestBed.createComponent(Late);
    fixture.componentInstance.form.addControl('message', new FormControl(''));
    fixture.componentInstance.names.set(['message']);
    await fixture.whenStable();
    fixture.componentInstance.form.removeControl('message');
    const field: HTMLInputElement = fixture.nativeElement.querySelector('input');
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    let thrown: unknown;
    try {
      field.dispatchEvent(new Event('input'));
    } catch (error) {
      thrown = error;
    }
    const message = [thrown, ...reported.mock.calls.flat()].join(' ');
    reported.mockRestore();
    expect(message).toContain(
      "There is no FormControl instance attached to form control element with name: 'message'",
    );
  },
);

@Component({
  selector: 'app-swap',
  imports: [ReactiveFormsModule],
  template: `
    <form [formGroup]="form()">
      @for (name of names(); track name) { <input [formControlName]="name" /> }
    </form>
  `,
})
class Swap {
  readonly names = signal(['size', 'gift']);
  readonly form = computed(
    () =>
      new FormRecord(
        Object.fromEntries(
          this.names().map((name) => [name, new FormControl(`${name} ${this.names().length}`)]),
        ),
      ),
  );
}

claim('[formGroup]="form()" and [control] connect the fields with the new controls.', async () => {
  const fixture = TestBed.createComponent(Swap);
  await fixture.whenStable();
  fixture.componentInstance.names.set(['gift', 'text', 'color']);
  await fixture.whenStable();
  const fields: NodeListOf<HTMLInputElement> = fixture.nativeElement.querySelectorAll('input');
  expect(Array.from(fields, ({ value }) => value)).toEqual(['gift 3', 'text 3', 'color 3']);
});

claim("patchValue() ignores names that the new form doesn't have.", () => {
  const form = new FormRecord({ size: new FormControl('') });
  form.patchValue({ size: 'M', text: 'Ann' });
  expect(form.value).toEqual({ size: 'M' });
});

claim('The control keeps its value and its state:', () => {
  const tasks = new FormArray([new FormControl('pack'), new FormControl('pay')]);
  const first = tasks.at(0);
  first.markAsTouched();
  tasks.removeAt(0);
  tasks.insert(1, first);
  expect(tasks.value).toEqual(['pay', 'pack']);
  expect(tasks.at(1).touched).toBe(true);
});

claim(
  'Neither setValue() nor patchValue() adds controls, so create the rows first, or build a new array: new FormArray(order.guests.map(createGuest)).',
  () => {
    const guests = new FormArray<FormControl<string | null>>([new FormControl('')]);
    guests.patchValue(['Ann', 'Ben']);
    expect(guests.value).toEqual(['Ann']);
    expect(() => guests.setValue(['Ann', 'Ben'])).toThrow(
      'NG01001: Cannot find form control at index: 1',
    );
  },
);

claim("They don't validate.", () => {
  const coupon = new FormControl('');
  coupon.addValidators(Validators.required);
  expect(coupon.status).toBe('VALID');
  coupon.updateValueAndValidity();
  expect(coupon.status).toBe('INVALID');
});

claim('removeValidators() finds a validator by its reference.', () => {
  const least = Validators.min(1);
  const amount = new FormControl(0, least);
  amount.removeValidators(Validators.min(1));
  amount.updateValueAndValidity();
  expect(amount.valid).toBe(false);
  amount.removeValidators(least);
  amount.updateValueAndValidity();
  expect(amount.valid).toBe(true);
});

@Component({ selector: 'app-adder', template: '' })
class Adder implements OnInit {
  readonly form = input.required<FormRecord>();
  ngOnInit(): void {
    this.form().addControl('text', new FormControl('', Validators.required));
  }
}

@Component({
  selector: 'app-parent',
  imports: [Adder, ReactiveFormsModule],
  template: `
    <p>{{ form.status }}</p>
    <form [formGroup]="form"><app-adder [form]="form" /></form>
  `,
})
class Parent {
  readonly form = new FormRecord({});
}

claim('A child adds a control while the parent shows form.status', () => {
  expect(() => TestBed.createComponent(Parent).detectChanges()).toThrow(
    'NG0100: ExpressionChangedAfterItHasBeenCheckedError',
  );
});

claim("Keys with a dot confuse paths: form.get('a.b') looks for b in a.", () => {
  const form = new FormRecord<FormControl>({});
  form.addControl('a.b', new FormControl(1));
  expect(form.get('a.b')).toBeNull();
  expect(form.get(['a.b'])?.value).toBe(1);
});

claim('contains(name) is false for a disabled control.', () => {
  const form = new FormRecord({ text: new FormControl({ value: '', disabled: true }) });
  expect(form.contains('text')).toBe(false);
});

claim('If a control of that name exists, both keep the old one.', () => {
  const old = new FormControl('old');
  const form = new FormGroup<{ text: FormControl }>({ text: old });
  form.addControl('text', new FormControl('new'));
  expect(form.controls.text).toBe(old);
  form.setControl('text', new FormControl('new'));
  expect(form.value).toEqual({ text: 'new' });
});

const row = (name: string) => new FormGroup({ name: new FormControl(name) });

@Component({
  selector: 'app-rows',
  imports: [ReactiveFormsModule],
  template: `
    <form [formGroup]="form">
      <p formArrayName="rows">
        @for (row of rows.controls; track $index) {
          <i [formGroupName]="$index"><input formControlName="name" /></i>
        }
      </p>
      <section formArrayName="rows">
        @for (row of rows.controls; track row) {
          <i [formGroupName]="$index"><input formControlName="name" /></i>
        }
      </section>
    </form>
    <button type="button" (click)="rows.removeAt(0)">Remove</button>
  `,
})
class Rows {
  readonly rows = new FormArray([row('a'), row('b'), row('c')]);
  readonly form = new FormGroup({ rows: this.rows });
}

claim('If @for then tracks $index, the fields show the wrong rows after a removal.', async () => {
  const fixture = TestBed.createComponent(Rows);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  page.querySelector('button')?.click();
  await fixture.whenStable();
  const values = (selector: string) =>
    Array.from(page.querySelectorAll<HTMLInputElement>(selector), ({ value }) => value);
  expect(values('p input')).toEqual(['a', 'b']);
  expect(values('section input')).toEqual(['b', 'c']);
});

claim("new FormGroup() warns about such keys in the console, addControl() doesn't.", () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const form = new FormRecord<FormControl>({});
  form.addControl('a.b', new FormControl(1));
  expect(warn).not.toHaveBeenCalled();
  new FormGroup({ 'a.b': new FormControl(1) });
  expect(String(warn.mock.calls)).toContain('FormGroup keys cannot include `.`');
  warn.mockRestore();
});

claim('registerControl() adds a control without updating the value and the status.', () => {
  const form = new FormRecord<FormControl>({});
  form.registerControl('text', new FormControl('', Validators.required));
  expect([form.value, form.status]).toEqual([{}, 'VALID']);
  form.updateValueAndValidity();
  expect([form.value, form.status]).toEqual([{ text: '' }, 'INVALID']);
});

claim('The message keeps its text while it is hidden.', () => {
  const message = new FormControl('For Ann');
  const form = new FormGroup({ gift: new FormControl(true), message });
  message.disable();
  expect(form.value).toEqual({ gift: true });
  message.enable();
  expect(form.value).toEqual({ gift: true, message: 'For Ann' });
});

claim('To keep what the user has entered, pass the old value to the new form:', () => {
  const names = signal(['size', 'text']);
  const form = linkedSignal<string[], FormRecord<FormControl<string | null>>>({
    source: names,
    computation: (names, previous) => {
      const next = new FormRecord<FormControl<string | null>>({});
      for (const name of names) next.addControl(name, new FormControl(''));
      if (previous) next.patchValue(previous.value.getRawValue());
      return next;
    },
  });
  form().patchValue({ size: 'M' });
  names.set(['size', 'color']);
  expect(form().value).toEqual({ size: 'M', color: '' });
});
