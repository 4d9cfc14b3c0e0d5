import { Component, inject } from '@angular/core';
import { Results } from './results';

@Component({
  selector: 'app-result-sheet',
  templateUrl: './result-sheet.html',
  styleUrl: './result-sheet.css',
})
export class ResultSheetView {
  protected readonly results = inject(Results);
}
