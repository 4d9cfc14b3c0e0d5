import { Component, NgZone, OnDestroy, OnInit } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <p>Step {{ step }}</p>
    <p>{{ message }}</p>
    <p>Ticks: {{ ticks >= 3 ? 'three or more' : ticks }}</p>
    <button (click)="wait()">Wait</button>
    <p>Outside: {{ inZone }}</p>
  `,
})
export class AppComponent implements OnInit, OnDestroy {
  step = 0;
  ticks = 0;
  message = 'nothing yet';
  inZone = '?';
  private handle?: ReturnType<typeof setInterval>;

  constructor(private zone: NgZone) {}

  ngOnInit() {
    setTimeout(() => (this.step = 1), 50);
    this.handle = setInterval(() => this.ticks++, 20);
    Promise.resolve().then(() => { this.message = 'promised'; });
    this.zone.runOutsideAngular(() => {
      setTimeout(() => this.zone.run(() => { this.inZone = NgZone.isInAngularZone() ? 'back inside' : 'lost'; }), 10);
    });
  }

  ngOnDestroy() {
    clearInterval(this.handle);
  }

  wait() {
    this.message = 'waiting';
    setTimeout(() => { this.message = 'waited'; }, 60);
  }
}
