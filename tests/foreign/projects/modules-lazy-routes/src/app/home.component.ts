import { Component } from '@angular/core';

@Component({
  selector: 'app-home',
  template: `<p>Welcome to the library</p>`,
  standalone: false
})
export class HomeComponent { }
