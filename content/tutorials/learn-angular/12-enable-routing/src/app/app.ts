import { Component } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <header>
      <h1>Book club</h1>
      <p>Four friends, one book a month</p>
    </header>
    <main></main>
  `,
})
export class App {}
