import { Component } from '@angular/core';
import { arrived } from './connection/transfers';

arrived('trail.ts');

@Component({
  selector: 'app-trail',
  template: `
    <ol>
      <li>Count the masts of the largest ship.</li>
      <li>Find the clock that runs backwards.</li>
      <li>Draw the fossil with the most legs.</li>
    </ol>
  `,
})
export class Trail {}
