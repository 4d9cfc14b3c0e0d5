import { JsonPipe } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { ReactiveFormsModule } from '@angular/forms';
import { createForm } from './create-form';
import { products } from './field';
import { OptionField } from './option-field';

@Component({
  selector: 'app-root',
  imports: [JsonPipe, OptionField, ReactiveFormsModule],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly products = products;
  protected readonly product = signal(products[0]);
  // #docregion form
  protected readonly form = computed(() => createForm(this.product().fields));
  // #enddocregion form
  protected readonly saved = signal<unknown>(undefined);

  protected save(): void {
    this.form().markAllAsTouched();
    if (this.form().valid) {
      this.saved.set(this.form().getRawValue());
    }
  }
}
