import { Component } from '@angular/core';

/** What every visitor needs first. */
@Component({
  selector: 'app-welcome',
  template: `
    <header>
      <h1>Harbor Museum</h1>
      <p>Tuesday to Friday 10 to 5, weekends 10 to 7</p>
    </header>
  `,
  styleUrl: './welcome.css',
})
export class Welcome {}
