import {
  ChangeDetectionStrategy,
  Component,
  input,
  ViewEncapsulation,
} from '@angular/core';

// #docregion none
@Component({
  selector: 'app-liner-notes',
  template: '<div [innerHTML]="html()"></div>',
  styles: `
    app-liner-notes em {
      font-weight: bold;
    }
  `,
  encapsulation: ViewEncapsulation.None,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class LinerNotes {
  readonly html = input.required<string>();
}
// #enddocregion none
