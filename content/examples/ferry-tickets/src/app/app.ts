import { Component } from '@angular/core';
import { Booking } from './booking';
import { routes } from './route';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  protected readonly booking = new Booking();
  protected readonly routes = routes;
}
