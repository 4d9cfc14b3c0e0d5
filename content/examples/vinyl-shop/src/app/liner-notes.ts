import {
  ChangeDetectionStrategy,
  Component,
  input,
  ViewEncapsulation,
} from '@angular/core';

// #docregion none
@Component({
  selector: 'app-liner-notes',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<div [innerHTML]="html()"></div>',
  styles: `
    app-liner-notes em {
      font-weight: bold;
    }
  `,
  encapsulation: ViewEncapsulation.None,
})
export class LinerNotes {
  readonly html = input.required<string>();
}
// #enddocregion none
