import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { ReactiveFormsModule } from '@angular/forms';
import { FieldControl } from './create-form';
import { Field } from './field';

@Component({
  selector: 'app-option-field',
  imports: [ReactiveFormsModule],
  templateUrl: './option-field.html',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class OptionField {
  readonly field = input.required<Field>();
  readonly control = input.required<FieldControl>();
}
