import { Component, Input } from '@angular/core';

@Component({
  selector: 'app-room',
  standalone: true,
  template: `<p>Room {{ room }} shows {{ painter }}</p>`,
})
export class RoomComponent {
  @Input() room!: string;
  @Input() painter!: string;
}
