import { Component } from '@angular/core';
import { AbstractControl, FormBuilder, FormGroup, ValidationErrors, Validators } from '@angular/forms';

function notInThePast(control: AbstractControl): ValidationErrors | null {
  return control.value < 2000 ? { past: { year: control.value } } : null;
}

@Component({
  selector: 'app-root',
  standalone: false,
  templateUrl: './app.component.html',
})
export class AppComponent {
  form: FormGroup;
  submitted = '';

  constructor(private fb: FormBuilder) {
    this.form = this.fb.group({
      guest: ['', [Validators.required, Validators.minLength(3)]],
      year: [1999, notInThePast],
      address: this.fb.group({ city: ['Oslo'] }),
    });
  }

  get guest() {
    return this.form.get('guest')!;
  }

  submit() {
    if (this.form.invalid) {
      this.form.markAllAsTouched();
      return;
    }
    const { guest, address } = this.form.value;
    this.submitted = `${guest} from ${address.city}`;
  }
}
