import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Booking } from './booking';

@Component({
  selector: 'app-course-step',
  imports: [RouterLink],
  template: `
    <h2>Which course?</h2>
    @for (course of ['Pinch pots', 'Throwing', 'Glazing']; track course) {
      <label>
        <input
          type="radio"
          name="course"
          [checked]="booking.course() === course"
          (change)="booking.course.set(course)"
        />
        {{ course }}
      </label>
    }
    <p><a routerLink="../name">Next</a></p>
  `,
  styles: 'label { display: block; }',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class CourseStep {
  protected readonly booking = inject(Booking);
}

@Component({
  selector: 'app-name-step',
  imports: [RouterLink],
  template: `
    <h2>Who comes?</h2>
    <label>
      Your name
      <input
        #name
        autocomplete="name"
        [value]="booking.name()"
        (input)="booking.name.set(name.value)"
      />
    </label>
    <p><a routerLink="../check">Next</a></p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class NameStep {
  protected readonly booking = inject(Booking);
}
