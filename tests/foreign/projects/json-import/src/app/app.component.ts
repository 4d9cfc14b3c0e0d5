import { CommonModule } from '@angular/common';
import { Component } from '@angular/core';
import data from '../assets/rooms.json';

@Component({
  selector: 'app-root',
  imports: [CommonModule],
  template: `<p *ngFor="let room of rooms">{{ room.name }}: {{ room.size }} m²</p><p>{{ sum }} in all</p>`,
})
export class AppComponent {
  rooms = data.rooms;
  sum = this.rooms.reduce((sum, room) => sum + room.size, 0);
}
