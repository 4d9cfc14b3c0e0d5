import { ChangeDetectionStrategy, Component } from '@angular/core';

// #docregion preserved
@Component({
  selector: 'app-closing',
  preserveWhitespaces: true,
  template: `Yours,
      Ada
      Quay 4`,
  styles: ':host { display: block; white-space: pre; }',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Closing {}
// #enddocregion preserved
