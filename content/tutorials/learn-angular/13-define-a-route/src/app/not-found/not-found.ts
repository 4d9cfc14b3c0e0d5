import { Component } from '@angular/core';

@Component({
  selector: 'app-not-found',
  template: `
    <h2>Page not found</h2>
    <p>The book club has no page with this address.</p>
  `,
})
export class NotFound {}
