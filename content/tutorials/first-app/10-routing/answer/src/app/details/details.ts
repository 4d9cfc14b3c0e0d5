import { Component } from '@angular/core';

@Component({
  selector: 'app-details',
  imports: [],
  template: `
    <p>
      details works!
    </p>
  `,
})
export class Details {}
