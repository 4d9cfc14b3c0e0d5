import {
  FormControl,
  FormRecord,
  ValidatorFn,
  Validators,
} from '@angular/forms';
import { Field } from './field';

export type FieldControl = FormControl<string | boolean>;

/** A form with one control for each field. */
export function createForm(fields: Field[]): FormRecord<FieldControl> {
  const form = new FormRecord<FieldControl>({});
  for (const field of fields) {
    form.addControl(field.key, createControl(field));
  }
  return form;
}

function createControl(field: Field): FieldControl {
  return new FormControl<string | boolean>(
    field.kind === 'checkbox' ? false : '',
    { nonNullable: true, validators: validatorsOf(field) },
  );
}

function validatorsOf(field: Field): ValidatorFn[] {
  const validators: ValidatorFn[] = [];
  if (field.required) {
    validators.push(Validators.required);
  }
  if (field.kind === 'text' && field.maxLength) {
    validators.push(Validators.maxLength(field.maxLength));
  }
  return validators;
}
