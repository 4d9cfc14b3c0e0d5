import { LiveAnnouncer } from '@angular/cdk/a11y';
import { BreakpointObserver } from '@angular/cdk/layout';
import { Component } from '@angular/core';
import { Observable } from 'rxjs';
import { map } from 'rxjs/operators';

@Component({
  selector: 'app-root',
  standalone: false,
  templateUrl: 'app.component.html'
})
export class AppComponent {
  isOpen = false;
  isWide$: Observable<boolean>;

  constructor(breakpoints: BreakpointObserver, private announcer: LiveAnnouncer) {
    this.isWide$ = breakpoints.observe('(min-width: 1px)').pipe(map(state => state.matches));
  }

  open() {
    this.isOpen = true;
    this.announcer.announce('The menu is open');
  }
}
