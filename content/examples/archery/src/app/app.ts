import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { ScoreRow } from './score-row';

interface Score {
  readonly archer: string;
  readonly arrows: readonly number[];
}

@Component({
  selector: 'app-root',
  imports: [ScoreRow],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly rings = [10, 9, 8, 7];
  protected readonly ring = signal(10);

  protected readonly scores = signal<readonly Score[]>([
    { archer: 'Mira', arrows: [9, 10] },
    { archer: 'Anton', arrows: [7, 8] },
  ]);

  protected shoot(archer: string): void {
    this.scores.update((scores) =>
      scores.map((score) =>
        score.archer === archer
          ? { archer, arrows: [...score.arrows, this.ring()] }
          : score,
      ),
    );
  }
}
