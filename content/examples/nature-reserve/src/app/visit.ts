import { ChangeDetectionStrategy, Component } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Leaflet } from './leaflet';

@Component({
  selector: 'app-visit',
  imports: [Leaflet, RouterLink],
  template: `
    <h1>Your visit</h1>
    <p>
      On this page:
      <a routerLink="." fragment="opening">Opening hours</a>,
      <a routerLink="." fragment="parking">Parking</a>
    </p>
    <h2 id="opening">Opening hours</h2>
    <p>From sunrise to sunset, all year.</p>
    <h2 id="parking">Parking</h2>
    <p>By the mill, 40 places.</p>
    <app-leaflet />
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export default class Visit {}
