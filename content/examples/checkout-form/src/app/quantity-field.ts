// #docregion field
import {
  ChangeDetectionStrategy,
  Component,
  forwardRef,
  signal,
} from '@angular/core';
import { ControlValueAccessor, NG_VALUE_ACCESSOR } from '@angular/forms';

@Component({
  selector: 'app-quantity-field',
  template: `
    <button
      type="button"
      aria-label="One less"
      [disabled]="disabled() || value() === 1"
      (click)="choose(value() - 1)"
    >
      −
    </button>
    <output>{{ value() }}</output>
    <button
      type="button"
      aria-label="One more"
      [disabled]="disabled()"
      (click)="choose(value() + 1)"
    >
      +
    </button>
  `,
  host: { role: 'group', '(focusout)': 'touched()' },
  providers: [
    {
      provide: NG_VALUE_ACCESSOR,
      useExisting: forwardRef(() => QuantityField),
      multi: true,
    },
  ],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class QuantityField implements ControlValueAccessor {
  protected readonly value = signal(1);
  protected readonly disabled = signal(false);
  private changed: (value: number) => void = () => {};
  protected touched: () => void = () => {};

  writeValue(value: number | null): void {
    this.value.set(value ?? 1);
  }

  registerOnChange(changed: (value: number) => void): void {
    this.changed = changed;
  }

  registerOnTouched(touched: () => void): void {
    this.touched = touched;
  }

  setDisabledState(disabled: boolean): void {
    this.disabled.set(disabled);
  }

  protected choose(value: number): void {
    this.value.set(value);
    this.changed(value);
  }
}
// #enddocregion field
