import {
  computed,
  HostAttributeToken,
  Injectable,
  inject,
  Signal,
  signal,
} from '@angular/core';

/** The level of one zone. A dimmer further out scales it down. */
// #docregion dimmer
@Injectable()
export class Dimmer {
  // #docregion parent
  private readonly outer = inject(Dimmer, { skipSelf: true, optional: true });
  // #enddocregion parent

  // #docregion attribute
  readonly name = inject(new HostAttributeToken('name'));
  // #enddocregion attribute

  readonly level = signal(100);

  /** What arrives at the lamps, in percent. */
  readonly output: Signal<number> = computed(() =>
    Math.round((this.level() * (this.outer?.output() ?? 100)) / 100),
  );

  /** The names of the dimmers from this one outward. */
  readonly path: string = this.outer
    ? `${this.name} in ${this.outer.path}`
    : this.name;
}
// #enddocregion dimmer
