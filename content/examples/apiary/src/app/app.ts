import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import { Comparison } from './comparison';
import { HiveCard } from './hive-card';
import { Scales } from './scales';

@Component({
  selector: 'app-root',
  imports: [Comparison, HiveCard],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly scales = inject(Scales);
  protected readonly comparing = signal(false);
}
