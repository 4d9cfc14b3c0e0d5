import {
  animate,
  state,
  style,
  transition,
  trigger,
} from '@angular/animations';

export const task = trigger('task', [
  transition(':enter', [
    style({ opacity: 0, transform: 'translateX(-1rem)' }),
    animate('250ms ease-out'),
  ]),
  transition(':leave', [
    animate('200ms ease-in', style({ opacity: 0, height: 0 })),
  ]),
]);

export const details = trigger('details', [
  state('closed', style({ height: 0, opacity: 0 })),
  state('open', style({ height: '*', opacity: 1 })),
  transition('closed <=> open', animate('250ms ease-in-out')),
]);
