import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { CardActions, OrderCard } from './order-card';

@Component({
  selector: 'app-root',
  imports: [CardActions, OrderCard],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly baked = signal(false);
  protected readonly packed = signal(0);
}
