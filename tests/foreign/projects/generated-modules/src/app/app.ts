import { Component } from '@angular/core';
import { Clock } from './clock';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  standalone: false,
  styleUrl: './app.css'
})
export class App {
  constructor(public clock: Clock) { }
}
