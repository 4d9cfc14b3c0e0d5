import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Tables } from './tables';

@Component({
  selector: 'app-root',
  template: `
    <main>
      <h1>Blue Cellar</h1>
      <p role="status">{{ tables.free() }} tables are free tonight</p>
      <ul>
        @for (table of tables.all; track table) {
          <li>
            <button
              type="button"
              [attr.aria-pressed]="tables.taken().includes(table)"
              (click)="tables.toggle(table)"
            >
              Table {{ table }}
            </button>
          </li>
        }
      </ul>
    </main>
  `,
  styles: `
    :host {
      display: block;
      max-width: 32rem;
      padding: 1rem;
      font-family: system-ui, sans-serif;
    }

    ul {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      gap: 0.75rem;
      padding: 0;
      list-style: none;
    }

    button {
      width: 100%;
      padding-block: 0.75rem;
      border: 2px solid currentcolor;
      border-radius: 0.5rem;
      background: Canvas;
      color: CanvasText;
      font: inherit;
    }

    button[aria-pressed="true"] {
      background: CanvasText;
      color: Canvas;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly tables = inject(Tables);
}
