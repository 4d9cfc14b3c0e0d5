import { Component } from '@angular/core';

@Component({
  styleUrls: ['./app.css'],
  templateUrl: './app.html',
  selector: 'app-root',
})
export class App {}
