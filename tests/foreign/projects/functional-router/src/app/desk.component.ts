import { Component, inject } from '@angular/core';
import { TicketService } from './ticket.service';

@Component({
  standalone: true,
  template: `<p>At the desk</p>
    <button (click)="tickets.bought = true">Buy</button>`,
})
export default class DeskComponent {
  protected tickets = inject(TicketService);
}
