import { ChangeDetectionStrategy, Component } from '@angular/core';

// #docregion component
@Component({
  selector: 'app-collapsed',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <blockquote>
      The ferry     leaves
          at dawn.
      <i>Nobody</i> <b>waves</b>
      <i>no</i>
      <i>body</i>
    </blockquote>
  `,
})
export class Collapsed {}
// #enddocregion component
