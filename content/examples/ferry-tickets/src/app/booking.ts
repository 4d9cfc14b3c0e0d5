import { linkedSignal, signal } from '@angular/core';
import { Cabin, Route, routes } from './route';

/** A booking on its way to the till. */
export class Booking {
  // #docregion sailing
  readonly route = signal<Route>(routes[0]);

  readonly sailing = linkedSignal(() => this.route().sailings[0]);
  // #enddocregion sailing

  // #docregion cabin
  readonly cabin = linkedSignal<Route, Cabin>({
    source: this.route,
    computation: (route, previous) => {
      const chosen = previous?.value;
      return chosen && route.cabins.includes(chosen) ? chosen : route.cabins[0];
    },
  });
  // #enddocregion cabin

  // #docregion draft
  private readonly stored = signal('Group Lindqvist');
  readonly savedName = this.stored.asReadonly();

  readonly name = linkedSignal(() => this.stored());

  save(): void {
    this.stored.set(this.name().trim());
  }

  revert(): void {
    this.name.set(this.stored());
  }
  // #enddocregion draft
}
