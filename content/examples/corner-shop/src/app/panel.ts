import { ChangeDetectionStrategy, Component } from '@angular/core';

// #docregion panel
@Component({
  selector: 'app-panel',
  template: `
    <header><ng-content select="h2">Untitled</ng-content></header>
    <div class="body"><ng-content /></div>
  `,
  // #enddocregion panel
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion panel
})
export class Panel {}
// #enddocregion panel
