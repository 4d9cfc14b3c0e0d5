import { ChangeDetectionStrategy, Component, output } from '@angular/core';
import {
  FormControl,
  FormGroup,
  ReactiveFormsModule,
  Validators,
} from '@angular/forms';

// #docregion form
@Component({
  selector: 'app-address-form',
  imports: [ReactiveFormsModule],
  template: `
    <form [formGroup]="form" (ngSubmit)="submit()">
      <label for="city">City</label>
      <input id="city" formControlName="city" />
      @if (form.controls.city.touched && form.controls.city.invalid) {
        <p role="alert">Enter a city.</p>
      }
      <button type="submit">Save</button>
    </form>
  `,
  // #enddocregion form
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion form
})
export class AddressForm {
  readonly saved = output<{ city: string }>();
  protected readonly form = new FormGroup({
    city: new FormControl('', {
      nonNullable: true,
      validators: Validators.required,
    }),
  });

  protected submit(): void {
    this.form.markAllAsTouched();
    if (this.form.valid) this.saved.emit(this.form.getRawValue());
  }
}
// #enddocregion form
