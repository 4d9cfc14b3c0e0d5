import { NgTemplateOutlet } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  contentChild,
  input,
} from '@angular/core';
import { Piece } from './piece';
import { PieceRow } from './piece-row';

// #docregion list
@Component({
  selector: 'app-piece-list',
  imports: [NgTemplateOutlet],
  template: `
    <ng-template #plain let-piece>{{ piece.title }}</ng-template>

    <ul>
      @for (piece of pieces(); track piece.title) {
        <li>
          <ng-container
            [ngTemplateOutlet]="row()?.template ?? plain"
            [ngTemplateOutletContext]="{
              $implicit: piece,
              position: $index + 1,
            }"
          />
        </li>
      }
    </ul>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class PieceList {
  readonly pieces = input.required<readonly Piece[]>();

  protected readonly row = contentChild(PieceRow);
}
// #enddocregion list
