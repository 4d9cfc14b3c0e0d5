import { animate, AnimationEvent, keyframes, query, stagger, state, style, transition, trigger } from '@angular/animations';
import { Component, HostBinding } from '@angular/core';

export const fade = trigger('fade', [
  transition(':enter', [style({ opacity: 0 }), animate('30ms ease-out', style({ opacity: 1 }))]),
  transition(':leave', [animate('30ms', style({ opacity: 0 }))])
]);

@Component({
  selector: 'app-root',
  standalone: false,
  animations: [
    fade,
    trigger('door', [
      state('open', style({ width: '200px' })),
      state('shut', style({ width: '80px' })),
      transition('open <=> shut', animate('40ms', keyframes([style({ width: '120px', offset: 0.5 })])))
    ]),
    trigger('list', [transition('* => *', [query(':enter', stagger('5ms', animate('10ms')), { optional: true })])])
  ],
  template: `
    <button (click)="isOpen = !isOpen">Door</button>
    <div [@door]="isOpen ? 'open' : 'shut'" (@door.done)="finished($event)">The door is {{ isOpen ? 'open' : 'shut' }}</div>
    <p>Last: {{ last }}</p>
    <p *ngIf="isOpen" @fade>Come in</p>
    <ul [@list]="isOpen"><li *ngFor="let n of isOpen ? [1, 2] : []">Guest {{ n }}</li></ul>
  `
})
export class AppComponent {
  @HostBinding('class.house') house = true;
  isOpen = false;
  last = '';

  finished(event: AnimationEvent) {
    this.last = `${event.fromState} to ${event.toState}`;
  }
}
