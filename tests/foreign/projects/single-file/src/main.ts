import 'zone.js';
import { Component } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormsModule } from '@angular/forms';

@Component({
  selector: 'app-root',
  imports: [FormsModule],
  template: `
    <input [(ngModel)]="name" placeholder="Name">
    <h1>Hello from {{ name }}!</h1>
    <button (click)="name = name.toUpperCase()">Shout</button>
  `,
})
export class App {
  name = 'Angular';
}

bootstrapApplication(App);
