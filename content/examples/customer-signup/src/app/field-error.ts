import {
  ChangeDetectionStrategy,
  Component,
  computed,
  input,
} from '@angular/core';
import { ValidationErrors } from '@angular/forms';

const messages: Record<string, (error: never) => string> = {
  required: () => 'Fill in this field.',
  email: () => 'Write an address such as ann@shop.example.',
  minlength: ({ requiredLength }: { requiredLength: number }) =>
    `Use at least ${requiredLength} characters.`,
  taken: () => 'This address has an account already.',
  different: () => 'The passwords differ.',
  leaked: () => 'This password is on a list of leaked passwords.',
};

@Component({
  selector: 'app-field-error',
  template: '{{ message() }}',
  host: { 'aria-live': 'polite' },
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class FieldError {
  readonly errors = input.required<ValidationErrors | null>();

  protected readonly message = computed(() => {
    const [first] = Object.entries(this.errors() ?? {});
    if (!first) return '';
    const [key, error] = first;
    return messages[key]?.(error as never) ?? 'This value is not valid.';
  });
}
