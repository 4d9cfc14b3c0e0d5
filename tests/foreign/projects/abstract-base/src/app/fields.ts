import { Component } from '@angular/core';
import { FieldBase } from './field.base';

@Component({
  selector: 'app-number-field',
  template: `<button (click)="set(value + 1)">{{ label }} {{ show(value) }}</button>`,
})
export class NumberField extends FieldBase<number> {
  protected override show(value: number) { return '#' + value; }
}

@Component({
  selector: 'app-flag-field',
  template: `<button (click)="set(!value)">{{ label }} {{ show(value) }}</button>`,
})
export class FlagField extends FieldBase<boolean> {
  override ngOnInit() {
    super.ngOnInit();
    this.journal.lines.push('a flag');
  }
  protected override show(value: boolean) { return value ? 'yes' : 'no'; }
}
