import { Component } from '@angular/core';

@Component({
  selector: 'app-home',
  template: `
    <h2>What we read</h2>
    <p>Our next book is The Lighthouse Cook by Nora Field.</p>
    <p>We meet on the first Monday of the month.</p>
  `,
})
export class Home {}
