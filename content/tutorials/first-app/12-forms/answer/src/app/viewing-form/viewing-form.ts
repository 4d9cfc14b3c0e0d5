// #docregion import
import { Component, input, signal } from '@angular/core';
import {
  FormControl,
  FormGroup,
  ReactiveFormsModule,
  Validators,
} from '@angular/forms';
// #enddocregion import

// #docregion decorator
@Component({
  selector: 'app-viewing-form',
  imports: [ReactiveFormsModule],
  template: `
    <h3>Ask for a viewing</h3>
    <form [formGroup]="form" (ngSubmit)="send()">
      <label for="first-name">First name</label>
      <input
        id="first-name"
        formControlName="firstName"
        autocomplete="given-name"
        aria-describedby="first-name-error"
      />
      <p id="first-name-error">
        @if (firstName.touched && firstName.invalid) {
          Enter your first name.
        }
      </p>

      <label for="email">Email</label>
      <input
        id="email"
        type="email"
        formControlName="email"
        autocomplete="email"
        aria-describedby="email-error"
      />
      <p id="email-error">
        @if (email.touched && email.invalid) {
          Enter an email address, such as ada@example.com.
        }
      </p>

      <label for="message">Message (optional)</label>
      <textarea id="message" formControlName="message"></textarea>

      <button type="submit">Send</button>
    </form>
    <p role="status">{{ status() }}</p>
  `,
  styleUrl: './viewing-form.css',
})
// #enddocregion decorator
// #docregion class
export class ViewingForm {
  readonly flat = input.required<string>();
  protected readonly firstName = new FormControl('', Validators.required);
  protected readonly email = new FormControl('', [
    Validators.required,
    Validators.email,
  ]);
  protected readonly form = new FormGroup({
    firstName: this.firstName,
    email: this.email,
    message: new FormControl(''),
  });
  protected readonly status = signal('');

  protected send(): void {
    this.form.markAllAsTouched();
    if (this.form.invalid) {
      this.status.set('Complete the form, then send it again.');
      return;
    }
    this.status.set(
      `Thank you, ${this.firstName.value}. We will write to you about ${this.flat()}.`,
    );
    this.form.reset();
  }
}
// #enddocregion class
