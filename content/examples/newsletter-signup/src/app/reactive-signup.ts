import { JsonPipe } from '@angular/common';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import {
  FormControl,
  FormGroup,
  ReactiveFormsModule,
  Validators,
} from '@angular/forms';

@Component({
  selector: 'app-reactive-signup',
  imports: [JsonPipe, ReactiveFormsModule],
  templateUrl: './reactive-signup.html',
  styleUrl: './signup.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ReactiveSignup {
  protected readonly form = new FormGroup({
    email: new FormControl('', {
      nonNullable: true,
      validators: [Validators.required, Validators.email],
    }),
    weekly: new FormControl(true, { nonNullable: true }),
  });
  protected readonly sentTo = signal('');

  protected subscribe(): void {
    this.form.markAllAsTouched();
    if (this.form.valid) {
      this.sentTo.set(this.form.getRawValue().email);
    }
  }
}
