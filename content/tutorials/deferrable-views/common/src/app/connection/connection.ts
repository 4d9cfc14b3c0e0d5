import { Component } from '@angular/core';
import { settle, transfers } from './transfers';

/** Shows which files of the application the browser has. */
@Component({
  selector: 'app-connection',
  template: `
    <aside aria-label="Files in the browser">
      <ul>
        @for (transfer of transfers(); track transfer.file) {
          <li>
            <code>{{ transfer.file }}</code
            >: {{ transfer.state }}
            @if (transfer.state === 'on its way') {
              <button type="button" (click)="settle(transfer.file, true)">
                Let it arrive
              </button>
              <button type="button" (click)="settle(transfer.file, false)">
                Lose it
              </button>
            }
          </li>
        }
      </ul>
    </aside>
  `,
  styleUrl: './connection.css',
})
export class Connection {
  protected readonly transfers = transfers;
  protected readonly settle = settle;
}
