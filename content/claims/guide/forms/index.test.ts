import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  FormArray,
  FormControl,
  FormGroup,
  FormsModule,
  NgModel,
  ReactiveFormsModule,
  Validators,
} from '@angular/forms';
import { By } from '@angular/platform-browser';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({
  imports: [ReactiveFormsModule],
  template: '<input type="email" [formControl]="email" />',
})
class Field {
  readonly email = new FormControl('', Validators.email);
}

/** A rendered field with its control. */
async function rendered() {
  const fixture = TestBed.createComponent(Field);
  await fixture.whenStable();
  const input: HTMLInputElement = fixture.nativeElement.querySelector('input');
  return { control: fixture.componentInstance.email, input };
}

claim('On the line after setValue(), the control and the element have the new value.', async () => {
  const { control, input } = await rendered();
  control.setValue('ann@example.com');
  expect(control.value).toBe('ann@example.com');
  expect(input.value).toBe('ann@example.com');
});

claim("Setting a value in code doesn't make a control dirty.", async () => {
  const { control, input } = await rendered();
  control.setValue('ann');
  expect(control.dirty).toBe(false);
  input.value = 'ann@example.com';
  input.dispatchEvent(new Event('input'));
  expect(control.dirty).toBe(true);
});

claim(
  'valid is not the opposite of invalid: while a control is pending or disabled, both are false.',
  () => {
    const pending = new FormControl('', null, () => new Promise(() => {}));
    expect([pending.status, pending.valid, pending.invalid]).toEqual(['PENDING', false, false]);
    const disabled = new FormControl({ value: '', disabled: true });
    expect([disabled.status, disabled.valid, disabled.invalid]).toEqual(['DISABLED', false, false]);
  },
);

claim('A disabled control has no errors and is not part of the value of its group.', () => {
  const form = new FormGroup({
    street: new FormControl('', Validators.required),
    city: new FormControl('York'),
  });
  form.controls.street.disable();
  expect(form.controls.street.errors).toBeNull();
  expect(form.value).toEqual({ city: 'York' });
});

claim('A group is invalid if one of its enabled controls is invalid.', () => {
  const form = new FormGroup({
    street: new FormControl('', Validators.required),
    city: new FormControl('York'),
  });
  expect(form.invalid).toBe(true);
  form.controls.street.disable();
  expect(form.invalid).toBe(false);
});

claim('Without it, a reset sets null, and the type of the value is string | null.', () => {
  const nullable = new FormControl('');
  const type: FormControl<string | null> = nullable;
  type.setValue('York');
  nullable.reset();
  expect(nullable.value).toBeNull();
  const city = new FormControl('York', { nonNullable: true });
  city.setValue('');
  city.reset();
  expect(city.value).toBe('York');
});

claim('The control at the top is the root of every other control.', () => {
  const first = new FormControl('');
  const form = new FormGroup({ items: new FormArray([first]) });
  expect(first.root).toBe(form);
});

@Component({
  imports: [ReactiveFormsModule],
  template: `
    <form [formGroup]="form"><input formControlName="city" required /></form>
  `,
})
class Address {
  readonly form = new FormGroup({ city: new FormControl('') });
}

claim(
  "The submit event fires even if fields are invalid, because Angular turns off the browser's own validation with the attribute novalidate.",
  async () => {
    const fixture = TestBed.createComponent(Address);
    await fixture.whenStable();
    expect(fixture.componentInstance.form.invalid).toBe(true);
    const form: HTMLFormElement = fixture.nativeElement.querySelector('form');
    expect(form.hasAttribute('novalidate')).toBe(true);
  },
);

claim('The form element also gets the class ng-submitted after the first submit.', async () => {
  const fixture = TestBed.createComponent(Address);
  await fixture.whenStable();
  const form: HTMLFormElement = fixture.nativeElement.querySelector('form');
  expect(form.classList.contains('ng-submitted')).toBe(false);
  form.dispatchEvent(new Event('submit'));
  await fixture.whenStable();
  expect(form.classList.contains('ng-submitted')).toBe(true);
});

@Component({
  imports: [FormsModule],
  template: '<input [(ngModel)]="email" />',
})
class Model {
  readonly email = signal('');
}

claim(
  'The signal changes, then change detection updates NgModel, and NgModel sets the control in a microtask.',
  async () => {
    const fixture = TestBed.createComponent(Model);
    await fixture.whenStable();
    const model = fixture.debugElement.query(By.directive(NgModel)).injector.get(NgModel);
    fixture.componentInstance.email.set('ann');
    fixture.detectChanges();
    expect([model.model, model.control.value]).toEqual(['ann', '']);
    await Promise.resolve();
    expect(model.control.value).toBe('ann');
  },
);

@Component({
  imports: [FormsModule, ReactiveFormsModule],
  template: '<form [formGroup]="form"><input name="city" [(ngModel)]="city" /></form>',
})
class Mixed {
  readonly form = new FormGroup({});
  readonly city = signal('');
}

claim('Use one kind within one form: ngModel in a reactive form throws NG01350.', () => {
  expect(() => TestBed.createComponent(Mixed).detectChanges()).toThrow('NG01350');
});

@Component({
  selector: 'app-required',
  imports: [ReactiveFormsModule],
  template: '<input [formControl]="city" />',
})
class Required {
  readonly city = new FormControl('', Validators.required);
}

claim('Validators.required in the class adds no attribute to the element.', async () => {
  const fixture = TestBed.createComponent(Required);
  await fixture.whenStable();
  const input: HTMLInputElement = fixture.nativeElement.querySelector('input');
  expect(fixture.componentInstance.city.hasError('required')).toBe(true);
  expect(input.required).toBe(false);
  expect(input.hasAttribute('aria-required')).toBe(false);
});

claim('An empty field is VALID.', () => {
  expect(new FormControl('', Validators.email).status).toBe('VALID');
});

@Component({
  imports: [ReactiveFormsModule],
  template: '<form [formGroup]="form"><div formControlName="rating"></div></form>',
})
class NoField {
  readonly form = new FormGroup({ rating: new FormControl(3) });
}

claim("NG01203: No value accessor for form control name: 'rating'.", () => {
  expect(() => TestBed.createComponent(NoField).detectChanges()).toThrow(
    "NG01203: No value accessor for form control name: 'rating'.",
  );
});

@Component({ imports: [ReactiveFormsModule], template: '<form [formGroup]="form"></form>' })
class TooLate {
  readonly form!: FormGroup;
}

claim('NG01052: formGroup expects a FormGroup instance. Please pass one in.', () => {
  expect(() => TestBed.createComponent(TooLate).detectChanges()).toThrow(
    'NG01052: formGroup expects a FormGroup instance. Please pass one in.',
  );
});

claim('The page does not reload.', async () => {
  const fixture = TestBed.createComponent(Address);
  await fixture.whenStable();
  const submit = new Event('submit', { cancelable: true });
  fixture.nativeElement.querySelector('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

claim('A group is touched or dirty if one of its controls is.', () => {
  const form = new FormGroup({ street: new FormControl(''), city: new FormControl('') });
  form.controls.city.markAsTouched();
  form.controls.city.markAsDirty();
  expect([form.touched, form.dirty]).toEqual([true, true]);
  form.controls.city.markAsUntouched();
  form.controls.city.markAsPristine();
  expect([form.touched, form.dirty]).toEqual([false, false]);
});

claim('In a reactive form, each arrow is a synchronous call.', async () => {
  const { control, input } = await rendered();
  const seen: unknown[] = [];
  control.valueChanges.subscribe((value) => seen.push([value, control.valid, input.value]));
  control.setValue('ann');
  expect(seen).toEqual([['ann', false, 'ann']]);
});
