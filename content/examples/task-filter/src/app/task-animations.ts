import {
  animate,
  animateChild,
  group,
  query,
  stagger,
  style,
  transition,
  trigger,
} from '@angular/animations';

const optional = { optional: true };

// #docregion results
export const results = trigger('results', [
  transition('void => *', []),
  transition('* => *', [
    query(':enter', style({ opacity: 0 }), optional),
    query(':leave', animate('150ms', style({ opacity: 0 })), optional),
    query(
      ':enter',
      stagger(80, animate('200ms ease-out', style({ opacity: 1 }))),
      optional,
    ),
  ]),
]);
// #enddocregion results

// #docregion panel
export const panel = trigger('panel', [
  transition(':enter', [
    style({ height: 0, overflow: 'hidden' }),
    group([
      animate('250ms ease-out', style({ height: '*' })),
      query('p', [style({ opacity: 0 }), animate('400ms ease-in')]),
    ]),
    query('@badge', animateChild()),
  ]),
  transition(':leave', [
    style({ overflow: 'hidden' }),
    animate('200ms ease-in', style({ height: 0 })),
  ]),
]);

export const badge = trigger('badge', [
  transition(':enter', [
    style({ transform: 'scale(0)' }),
    animate('200ms ease-out'),
  ]),
]);
// #enddocregion panel
