import { Directive, HostAttributeToken, inject } from '@angular/core';
import { Dimmer } from './dimmer';

// #docregion self
@Directive({ selector: 'app-zone[startsAt]' })
export class StartsAt {
  constructor() {
    const dimmer = inject(Dimmer, { self: true });
    dimmer.level.set(Number(inject(new HostAttributeToken('startsAt'))));
  }
}
// #enddocregion self
