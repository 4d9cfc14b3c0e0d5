import { TestBed } from '@angular/core/testing';
import {
  type AbstractControl,
  FormArray,
  FormBuilder,
  FormControl,
  FormGroup,
  FormRecord,
  isFormGroup,
  NonNullableFormBuilder,
  UntypedFormArray,
  UntypedFormBuilder,
  UntypedFormControl,
  UntypedFormGroup,
} from '@angular/forms';
import { expect } from 'vitest';
import { claim } from '../../claim';

claim('A reset sets a control to null, unless it has nonNullable.', () => {
  const city = new FormControl('York');
  city.reset();
  expect(city.value).toBeNull();
  const kept = new FormControl('York', { nonNullable: true });
  kept.setValue('Leeds');
  kept.reset();
  expect(kept.value).toBe('York');
});

claim(
  "The builder changes only controls that it creates itself. new FormControl('') in its object is still string | null.",
  () => {
    const form = TestBed.inject(NonNullableFormBuilder).group({
      name: 'Mug',
      note: new FormControl('new'),
    });
    const note: FormControl<string | null> = form.controls.note;
    note.setValue(null);
    form.reset();
    expect(form.getRawValue()).toEqual({ name: 'Mug', note: null });
  },
);

claim("A disabled control is not part of its group's value.", () => {
  const product = new FormGroup({
    name: new FormControl('Mug', { nonNullable: true }),
    price: new FormControl(8, { nonNullable: true }),
  });
  product.controls.price.disable();
  const value: Partial<{ name: string; price: number }> = product.value;
  expect(value).toEqual({ name: 'Mug' });
  const raw: { name: string; price: number } = product.getRawValue();
  expect(raw).toEqual({ name: 'Mug', price: 8 });
});

claim(
  'To do this for all controls of a form, use NonNullableFormBuilder, or nonNullable of FormBuilder:',
  () => {
    for (const builder of [
      TestBed.inject(NonNullableFormBuilder),
      TestBed.inject(FormBuilder).nonNullable,
    ]) {
      const form = builder.group({ name: 'Mug', price: 8 });
      form.setValue({ name: 'Cup', price: 5 });
      form.reset();
      expect(form.getRawValue()).toEqual({ name: 'Mug', price: 8 });
    }
  },
);

claim('isFormGroup() is also true for a FormRecord, because FormRecord extends FormGroup.', () => {
  expect(isFormGroup(new FormRecord({}))).toBe(true);
});

claim(
  'The untyped names are the same classes with any, so you can replace them one form at a time.',
  () => {
    expect(UntypedFormControl).toBe(FormControl);
    expect(UntypedFormGroup).toBe(FormGroup);
    expect(UntypedFormArray).toBe(FormArray);
    expect(TestBed.inject(UntypedFormBuilder)).toBeInstanceOf(FormBuilder);
  },
);

claim('is accepted, and can then be set to null', () => {
  const city = new FormControl('York', { nonNullable: true });
  const nullable: FormControl<string | null> = city;
  nullable.setValue(null);
  expect(city.value).toBeNull();
});

claim(
  'An initial value with exactly the properties value and disabled is read as a FormControlState.',
  () => {
    const data = { value: 3, disabled: true };
    const read = new FormControl(data);
    expect([read.value, read.disabled]).toEqual([3, true]);
    const wrapped = new FormControl({ value: data, disabled: false });
    expect([wrapped.value, wrapped.disabled]).toEqual([data, false]);
  },
);

/** True if both types are the same, `any` and `never` included. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

claim('get() accepts any string, and its result can be null:', () => {
  const product = new FormGroup({ name: new FormControl('Mug', { nonNullable: true }) });
  const path: string = ['n', 'ame'].join('');
  const byName = product.get('name');
  const misspelled = product.get('nmae');
  const byVariable = product.get(path);
  const types: [
    Same<typeof byName, AbstractControl<string> | null>,
    Same<typeof misspelled, AbstractControl<never> | null>,
    // biome-ignore lint/suspicious/noExplicitAny: the type that the article names
    Same<typeof byVariable, AbstractControl<any> | null>,
  ] = [true, true, true];
  expect(types).not.toContain(false);
  expect([byName?.value, misspelled, byVariable?.value]).toEqual(['Mug', null, 'Mug']);
});
