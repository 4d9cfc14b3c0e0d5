import { ChangeDetectionStrategy, Component } from '@angular/core';

// #docregion preserved
@Component({
  selector: 'app-sender',
  preserveWhitespaces: true,
  template: `Yours,
      Ada
      Quay 4`,
  styles: ':host { display: block; white-space: pre; }',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Sender {}
// #enddocregion preserved
