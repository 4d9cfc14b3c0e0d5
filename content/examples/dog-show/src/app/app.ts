import { Component, inject } from '@angular/core';
import { ResultSheetView } from './result-sheet';
import { Results } from './results';

@Component({
  selector: 'app-root',
  imports: [ResultSheetView],
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  protected readonly rings = [1, 2, 3];
  protected readonly results = inject(Results);
}
