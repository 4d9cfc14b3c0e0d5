import {
  animate,
  keyframes,
  state,
  style,
  transition,
  trigger,
} from '@angular/animations';

export const count = trigger('count', [
  transition(':increment', [
    style({ opacity: 0, transform: 'translateY(1rem)' }),
    animate('200ms ease-out'),
  ]),
  transition(':decrement', [
    style({ opacity: 0, transform: 'translateY(-1rem)' }),
    animate('200ms ease-out'),
  ]),
]);

export const step = trigger('step', [
  state('planned', style({ width: '20%' })),
  state('started', style({ width: '60%' })),
  state('done', style({ width: '100%' })),
  transition('started => done', [
    animate(
      '400ms ease-out',
      keyframes([
        style({ width: '60%', offset: 0 }),
        style({ width: '100%', offset: 0.7 }),
        style({ width: '95%', offset: 0.85 }),
        style({ width: '100%', offset: 1 }),
      ]),
    ),
  ]),
  transition('* <=> *', animate('200ms ease-in-out')),
]);
