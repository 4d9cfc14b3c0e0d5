import { afterNextRender, booleanAttribute, ChangeDetectorRef, Component, Directive, ElementRef, inject, input, output, signal } from '@angular/core';

@Directive({ host: { '[class.big]': 'big()', '(dblclick)': 'twice.emit()' } })
export class Sizeable {
  readonly big = input(false, { transform: booleanAttribute });
  readonly twice = output<void>();
}

@Component({
  selector: 'app-tile',
  hostDirectives: [{ directive: Sizeable, inputs: ['big: large'], outputs: ['twice'] }],
  template: `<ng-content /> {{ sizeable.big() ? 'large' : 'small' }}, {{ width }}`,
})
export class Tile {
  readonly sizeable = inject(Sizeable);
  readonly #element: ElementRef<HTMLElement> = inject(ElementRef);
  private changes = inject(ChangeDetectorRef);
  width = 'unmeasured';

  constructor() {
    afterNextRender(() => {
      this.width = this.#element.nativeElement.offsetWidth >= 0 ? 'measured' : 'hidden';
      this.changes.markForCheck();
    });
  }
}

@Component({
  selector: 'app-root',
  imports: [Tile],
  template: `
    <app-tile large (twice)="count.set(count() + 1)">First</app-tile>
    <app-tile>Second</app-tile>
    <button (click)="count.set(count() + 1)">Count {{ count() }}</button>
  `,
})
export class AppComponent {
  count = signal(0);
}
