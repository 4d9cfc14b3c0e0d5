import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-callboard',
  template: `
    <h1>Callboard</h1>
    <p>Half-hour call at 19:00. Everybody may read this page.</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Callboard {}
