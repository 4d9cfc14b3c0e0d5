import { Injectable, signal } from '@angular/core';

/** What the rangers have seen today. Lives as long as the section. */
@Injectable()
export class Sightings {
  private readonly list = signal<readonly string[]>([]);
  readonly all = this.list.asReadonly();

  add(animal: string): void {
    this.list.update((list) => [...list, animal]);
  }
}
