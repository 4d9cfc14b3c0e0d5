import { AfterContentInit, AfterViewInit, Component, DestroyRef, DoCheck, Input, OnChanges, OnDestroy, OnInit, inject } from '@angular/core';

const log: string[] = [];

@Component({ selector: 'app-child', template: 'Child {{ name }}' })
export class ChildComponent implements OnChanges, OnInit, DoCheck, AfterContentInit, AfterViewInit, OnDestroy {
  @Input() name = '';
  private checked = false;

  constructor() {
    inject(DestroyRef).onDestroy(() => log.push('ref'));
  }

  ngOnChanges() { log.push('changes'); }
  ngOnInit() { log.push('init'); }
  ngDoCheck() { if (!this.checked) log.push('check'); this.checked = true; }
  ngAfterContentInit() { log.push('content'); }
  ngAfterViewInit() { log.push('view'); }
  ngOnDestroy() { log.push('destroy'); }
}

@Component({
  selector: 'app-root',
  imports: [ChildComponent],
  template: `
    @if (shown) { <app-child [name]="name" /> }
    <button (click)="name = 'B'">Rename</button>
    <button (click)="shown = false">Remove</button>
    <button (click)="text = read()">Read</button>
    <pre>{{ text }}</pre>
  `,
})
export class AppComponent {
  shown = true;
  name = 'A';
  text = '';

  read() {
    return log.join(' ');
  }
}
