import { Injectable } from '@angular/core';
import type { Trail } from './trail';

/** The trails of the reserve, from the shortest to the longest. */
@Injectable({ providedIn: 'root' })
export class Trails {
  readonly all: readonly Trail[] = [
    {
      slug: 'reed-walk',
      name: 'Reed Walk',
      miles: 1.5,
      level: 'gentle',
      about: 'A boardwalk through the reeds, with two hides.',
      wildlife: ['Bittern', 'Water rail', 'Otter'],
    },
    {
      slug: 'heron-loop',
      name: 'Heron Loop',
      miles: 3,
      level: 'moderate',
      about: 'Around the lake, below the trees of the heronry.',
      wildlife: ['Gray heron', 'Kingfisher'],
    },
    {
      slug: 'ridge-path',
      name: 'Ridge Path',
      miles: 6,
      level: 'steep',
      about: 'Up to the ridge, with a view over the estuary.',
      wildlife: ['Raven', 'Adder', 'Small copper'],
    },
  ];

  find(slug: string): Trail | undefined {
    return this.all.find((trail) => trail.slug === slug);
  }

  /** The trail behind another one; the first behind the last. */
  after(slug: string): Trail | undefined {
    const place = this.all.findIndex((trail) => trail.slug === slug);
    return this.all[(place + 1) % this.all.length];
  }
}
