import { Component, computed, signal } from '@angular/core';
import { GroupSize } from './group-size';
import { type Room, rooms } from './room';
import { RoomCard } from './room-card';

@Component({
  selector: 'app-root',
  imports: [GroupSize, RoomCard],
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  protected readonly query = signal('');
  protected readonly group = signal(2);
  protected readonly admitted = signal<Room | null>(null);

  private readonly rooms = signal(rooms);

  protected readonly found = computed(() => {
    const query = this.query().trim().toLowerCase();
    return this.rooms().filter((room) =>
      room.name.toLowerCase().includes(query),
    );
  });

  protected admit(room: Room): void {
    const visitors = room.visitors + this.group();
    this.rooms.update((rooms) =>
      rooms.map((other) =>
        other.id === room.id ? { ...other, visitors } : other,
      ),
    );
    this.admitted.set(room);
  }
}
