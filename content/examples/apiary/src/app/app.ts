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
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  protected readonly scales = inject(Scales);
  protected readonly comparing = signal(false);
}
