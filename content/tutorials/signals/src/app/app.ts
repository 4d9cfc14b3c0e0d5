import { Component, computed, signal } from '@angular/core';

const SEATS = 8;

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  protected readonly riders = signal(3);
  protected readonly freeSeats = computed(() => SEATS - this.riders());
  protected readonly isFull = computed(() => this.freeSeats() === 0);

  protected getOn(): void {
    this.riders.update((riders) => riders + 1);
  }

  protected depart(): void {
    this.riders.set(0);
  }
}
