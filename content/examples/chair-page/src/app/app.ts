import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { RatingChart } from './rating-chart';
import { Reviews } from './reviews';
import { Stock } from './stock';

@Component({
  selector: 'app-root',
  imports: [Reviews, RatingChart, Stock],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly ratings = signal(40);
  protected readonly showStock = signal(false);
}
