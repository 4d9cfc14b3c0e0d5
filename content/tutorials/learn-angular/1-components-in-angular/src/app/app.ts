import { Component } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <!-- #docregion template -->
    <main>
      <h1>Recipe without a name</h1>
    </main>
    <!-- #enddocregion template -->
  `,
  // #docregion style
  // #enddocregion style
})
export class App {}
