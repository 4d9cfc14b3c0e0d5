import { ChangeDetectionStrategy, Component } from '@angular/core';

// #docregion component
@Component({
  selector: 'app-collapsed',
  template: `
    <blockquote>
      The ferry     leaves
          at dawn.
      <i>Nobody</i> <b>waves</b>
      <i>no</i>
      <i>body</i>
    </blockquote>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Collapsed {}
// #enddocregion component
