// #docregion import
import { Component } from '@angular/core';
// #enddocregion import

// #docregion decorator
@Component({
  selector: 'app-details',
  imports: [],
  template: `
    <p>
      details works!
    </p>
  `,
})
// #enddocregion decorator
// #docregion class
export class Details {}
// #enddocregion class
