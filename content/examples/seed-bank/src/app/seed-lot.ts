import { computed, signal } from '@angular/core';

/** The seeds of one harvest and the packets that they fill. */
export class SeedLot {
  // #docregion state
  private readonly stock = signal(120);
  readonly seeds = this.stock.asReadonly();

  readonly packetSize = signal(25);
  // #enddocregion state

  // #docregion derived
  readonly packets = computed(() =>
    Math.floor(this.seeds() / this.packetSize()),
  );

  readonly leftOver = computed(() => this.seeds() % this.packetSize());
  // #enddocregion derived

  // #docregion list
  private readonly entries = signal<readonly string[]>([]);
  readonly journal = this.entries.asReadonly();

  private record(entry: string): void {
    this.entries.update((entries) => [...entries, entry]);
  }
  // #enddocregion list

  // #docregion changes
  deposit(seeds: number): void {
    this.stock.update((stock) => stock + seeds);
    this.record(`Deposited ${seeds} seeds`);
  }

  handOutPacket(): void {
    if (this.packets() === 0) {
      return;
    }
    const seeds = this.packetSize();
    this.stock.update((stock) => stock - seeds);
    this.record(`Handed out a packet of ${seeds}`);
  }

  recount(seeds: number): void {
    this.stock.set(seeds);
    this.record(`Counted ${seeds} seeds`);
  }
  // #enddocregion changes
}
