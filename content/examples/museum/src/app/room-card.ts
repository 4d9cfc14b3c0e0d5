import { Component, computed, input, output } from '@angular/core';
import type { Room } from './room';

@Component({
  selector: 'app-room-card',
  templateUrl: './room-card.html',
  styleUrl: './room-card.css',
})
export class RoomCard {
  readonly room = input.required<Room>();
  readonly group = input.required<number>();
  readonly admit = output<void>();

  protected readonly filled = computed(
    () => (100 * this.room().visitors) / this.room().capacity,
  );
}
