import { JsonPipe } from '@angular/common';
import { Component, inject } from '@angular/core';
import { FormArray, FormBuilder, FormControl, FormsModule, ReactiveFormsModule } from '@angular/forms';
import { StepperComponent } from './stepper.component';

@Component({
  selector: 'app-root',
  imports: [FormsModule, JsonPipe, ReactiveFormsModule, StepperComponent],
  template: `
    <form [formGroup]="form">
      <app-stepper formControlName="adults"></app-stepper>
      <div formArrayName="children">
        @for (child of children.controls; track child; let i = $index) {
          <input [attr.aria-label]="'Age of child ' + (i + 1)" type="number" [formControlName]="i" />
        }
      </div>
      <button type="button" (click)="addChild()">Add a child</button>
    </form>
    <p>{{ form.value | json }} {{ form.status }}</p>
    <button type="button" (click)="form.disable()">Lock</button>
  `,
})
export class AppComponent {
  private fb = inject(FormBuilder);
  form = this.fb.nonNullable.group({
    adults: 1,
    children: this.fb.array<FormControl<number>>([]),
  });

  get children() {
    return this.form.controls.children as FormArray<FormControl<number>>;
  }

  addChild() {
    this.children.push(this.fb.nonNullable.control(7));
  }
}
