import { Component, forwardRef } from '@angular/core';
import { AbstractControl, ControlValueAccessor, NG_VALIDATORS, NG_VALUE_ACCESSOR, ValidationErrors, Validator } from '@angular/forms';

@Component({
  selector: 'app-stepper',
  template: `
    <button type="button" (click)="step(-1)" [disabled]="disabled">Less</button>
    <output>{{ value }}</output>
    <button type="button" (click)="step(1)" [disabled]="disabled" (blur)="onTouched()">More</button>
  `,
  providers: [
    { provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => StepperComponent), multi: true },
    { provide: NG_VALIDATORS, useExisting: forwardRef(() => StepperComponent), multi: true },
  ],
})
export class StepperComponent implements ControlValueAccessor, Validator {
  value = 0;
  disabled = false;
  onChange: (value: number) => void = () => {};
  onTouched: () => void = () => {};

  writeValue(value: number | null) { this.value = value ?? 0; }
  registerOnChange(fn: (value: number) => void) { this.onChange = fn; }
  registerOnTouched(fn: () => void) { this.onTouched = fn; }
  setDisabledState(isDisabled: boolean) { this.disabled = isDisabled; }
  validate({ value }: AbstractControl): ValidationErrors | null {
    return value < 0 ? { negative: true } : null;
  }

  step(by: number) {
    this.value += by;
    this.onChange(this.value);
  }
}
