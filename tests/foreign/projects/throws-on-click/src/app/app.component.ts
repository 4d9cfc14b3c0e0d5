import { Component, ErrorHandler, Injectable } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class Catcher implements ErrorHandler {
  last = 'nothing';
  handleError(error: Error) {
    this.last = error.message;
  }
}

@Component({
  selector: 'app-root',
  template: `
    <button (click)="fail()">Fail</button>
    <p>Caught {{ catcher.last }}</p>
  `,
})
export class AppComponent {
  constructor(public catcher: Catcher) {}

  fail() {
    throw new Error('a spoon');
  }
}
