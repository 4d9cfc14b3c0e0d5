import {
  Component,
  computed,
  inject,
  input,
  numberAttribute,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { HousingService } from '../housing';
import { ViewingForm } from '../viewing-form/viewing-form';

@Component({
  selector: 'app-details',
  imports: [RouterLink, ViewingForm],
  template: `
    @if (location(); as flat) {
      <article>
        <img [src]="flat.photo" alt="Facade of {{ flat.name }}" />
        <h2>{{ flat.name }}</h2>
        <p>{{ flat.town }}</p>
        <ul>
          <li>{{ flat.rooms }} rooms</li>
          <li>€{{ flat.rentPerMonth }} a month</li>
          <li>Balcony: {{ flat.hasBalcony ? 'yes' : 'no' }}</li>
          <li>Furnished: {{ flat.isFurnished ? 'yes' : 'no' }}</li>
        </ul>
      </article>
      <app-viewing-form [flat]="flat.name" />
    } @else {
      <h2>Flat not found</h2>
      <p>No flat has this number. Maybe it is rented already.</p>
    }
    <p><a routerLink="/">See all flats</a></p>
  `,
  styleUrl: './details.css',
})
export class Details {
  private readonly housing = inject(HousingService);
  readonly id = input.required({ transform: numberAttribute });
  protected readonly location = computed(() => this.housing.getById(this.id()));
}
