import { ChangeDetectionStrategy, Component } from '@angular/core';

// #docregion preserved
@Component({
  selector: 'app-closing',
  preserveWhitespaces: true,
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `Yours,
      Ada
      Quay 4`,
  styles: ':host { display: block; white-space: pre; }',
})
export class Closing {}
// #enddocregion preserved
