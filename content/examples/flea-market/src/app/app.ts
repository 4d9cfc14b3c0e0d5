import { Component, inject } from '@angular/core';
import { Stall } from './stall';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  protected readonly stall = inject(Stall);
}
