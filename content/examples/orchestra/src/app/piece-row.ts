import { Directive, inject, TemplateRef } from '@angular/core';
import { Piece } from './piece';

// #docregion context
/** What the template of a row can read with `let-`. */
export interface PieceRowContext {
  readonly $implicit: Piece;
  readonly position: number;
}
// #enddocregion context

// #docregion directive
/** Marks the template that a piece list renders for each piece. */
@Directive({ selector: 'ng-template[appPieceRow]' })
export class PieceRow {
  readonly template = inject<TemplateRef<PieceRowContext>>(TemplateRef);

  static ngTemplateContextGuard(
    _row: PieceRow,
    _context: unknown,
  ): _context is PieceRowContext {
    return true;
  }
}
// #enddocregion directive
