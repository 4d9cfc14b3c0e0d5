import { Component, signal } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <main>
      <h1>Hello, {{ name() || 'world' }}!</h1>
      <label for="name">Who should be greeted?</label>
      <input
        #field
        id="name"
        autocomplete="off"
        [value]="name()"
        (input)="name.set(field.value)"
      />
    </main>
  `,
  styles: `
    main {
      display: grid;
      gap: 0.5rem;
      justify-items: start;
      padding: 1rem;
    }
  `,
})
export class App {
  protected readonly name = signal('world');
}
