import { Component, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { PieceList } from '../src/app/piece-list';
import { PieceRow } from '../src/app/piece-row';

// #docregion test
@Component({
  imports: [PieceList, PieceRow],
  template: `
    <app-piece-list [pieces]="pieces">
      <ng-template appPieceRow let-piece let-position="position">
        {{ position }} {{ piece.composer }}
      </ng-template>
    </app-piece-list>
  `,
})
class Program {
  readonly pieces = [{ title: 'Trio', composer: 'Ada Lind', minutes: 9 }];
}

it('renders the given template for each piece', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(Program);
  await fixture.whenStable();

  const row: HTMLElement = fixture.nativeElement.querySelector('li');
  expect(row.textContent?.trim()).toBe('1 Ada Lind');
});
// #enddocregion test
