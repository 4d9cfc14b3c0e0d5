import { NgTemplateOutlet } from '@angular/common';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { ConcertCard } from './concert-card';
import { Piece } from './piece';
import { PieceList } from './piece-list';
import { PieceRow } from './piece-row';

@Component({
  selector: 'app-root',
  imports: [ConcertCard, NgTemplateOutlet, PieceList, PieceRow],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly detailed = signal(true);
  protected readonly booked = signal(0);

  protected readonly evening: readonly Piece[] = [
    { title: 'Overture in C', composer: 'Ines Ward', minutes: 9 },
    { title: 'Cello concerto', composer: 'Tomas Brandt', minutes: 27 },
  ];

  protected readonly matinee: readonly Piece[] = [
    { title: 'Wind quintet', composer: 'Ada Lindqvist', minutes: 18 },
  ];
}
