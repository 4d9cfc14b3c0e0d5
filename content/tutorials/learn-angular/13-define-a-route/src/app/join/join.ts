import { Component } from '@angular/core';

@Component({
  selector: 'app-join',
  template: `
    <h2>Join the club</h2>
    <p>New members are welcome at every meeting.</p>
  `,
})
export class Join {}
