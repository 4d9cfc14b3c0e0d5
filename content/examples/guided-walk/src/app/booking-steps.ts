import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Booking } from './booking';

@Component({
  selector: 'app-walk-step',
  imports: [RouterLink],
  template: `
    <h2>Which walk?</h2>
    @for (walk of ['Wild flowers', 'Early birds', 'Owl evening']; track walk) {
      <label>
        <input
          type="radio"
          name="walk"
          [checked]="booking.walk() === walk"
          (change)="booking.walk.set(walk)"
        />
        {{ walk }}
      </label>
    }
    <p><a routerLink="../name">Next</a></p>
  `,
  styles: 'label { display: block; }',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class WalkStep {
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
