import {
  ChangeDetectionStrategy,
  Component,
  input,
  output,
} from '@angular/core';

@Component({
  selector: 'tr[appTicket]',
  template: `
    <th scope="row">{{ place() }}</th>
    <td>{{ price() }} €</td>
    <td>
      <button type="button" (click)="returned.emit()">
        Return {{ place() }}
      </button>
    </td>
  `,
  styleUrl: './ticket-row.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class TicketRow {
  readonly place = input.required<string>({ alias: 'appTicket' });
  readonly price = input.required<number>();
  readonly returned = output();
}
