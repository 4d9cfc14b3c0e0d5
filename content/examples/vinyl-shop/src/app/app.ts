import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { LinerNotes } from './liner-notes';
import { PriceBadge } from './price-badge';
import { RecordSleeve } from './record-sleeve';

@Component({
  selector: 'app-root',
  imports: [LinerNotes, PriceBadge, RecordSleeve],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly compact = signal(false);
  protected readonly notes = 'Recorded in <em>one night</em> in a boat house.';
}
