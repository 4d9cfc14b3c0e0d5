import { Component } from '@angular/core';
import { RouterOutlet } from '@angular/router';

@Component({
  selector: 'app-root',
  imports: [RouterOutlet],
  template: `
    <header>
      <h1>Book club</h1>
      <p>Four friends, one book a month</p>
    </header>
    <main>
      <router-outlet />
    </main>
  `,
})
export class App {}
