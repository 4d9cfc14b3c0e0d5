import { NgIf } from '@angular/common';
import { Component, Injectable } from '@angular/core';
import { AbstractControl, AsyncValidator, UntypedFormBuilder, UntypedFormGroup, ReactiveFormsModule, ValidationErrors, ValidatorFn, Validators } from '@angular/forms';
import { Observable, of, timer } from 'rxjs';
import { catchError, map } from 'rxjs/operators';

@Injectable({ providedIn: 'root' })
export class TakenValidator implements AsyncValidator {
  validate(control: AbstractControl): Observable<ValidationErrors | null> {
    return timer(20).pipe(
      map(() => (control.value === 'admin' ? { taken: true } : null)),
      catchError(() => of(null)),
    );
  }
}

const same: ValidatorFn = (group) =>
  group.get('first')?.value === group.get('second')?.value ? null : { different: true };

@Component({
  selector: 'app-root',
  imports: [NgIf, ReactiveFormsModule],
  template: `
    <form [formGroup]="form">
      <input aria-label="User" formControlName="user">
      <p *ngIf="form.get('user')?.pending">Asking</p>
      <p *ngIf="form.get('user')?.errors?.['taken']">Taken</p>
      <div formGroupName="passwords">
        <input aria-label="First" formControlName="first" type="password">
        <input aria-label="Second" formControlName="second" type="password">
        <p *ngIf="form.get('passwords')!.errors?.['different']">Not the same</p>
      </div>
    </form>
    <p>Status: {{ form.status }}</p>
  `,
})
export class AppComponent {
  form: UntypedFormGroup;

  constructor(fb: UntypedFormBuilder, taken: TakenValidator) {
    this.form = fb.group({
      user: ['eve', { validators: [Validators.required], asyncValidators: [taken.validate.bind(taken)], updateOn: 'change' }],
      passwords: fb.group({ first: [''], second: [''] }, { validators: same }),
    });
  }
}
