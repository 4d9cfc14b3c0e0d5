import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { CardActions, OrderCard } from './order-card';

@Component({
  selector: 'app-root',
  imports: [CardActions, OrderCard],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  protected readonly baked = signal(false);
  protected readonly packed = signal(0);
}
