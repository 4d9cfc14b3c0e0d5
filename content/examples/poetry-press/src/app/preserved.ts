import { ChangeDetectionStrategy, Component } from '@angular/core';

// #docregion component
@Component({
  selector: 'app-preserved',
  preserveWhitespaces: true,
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
export class Preserved {}
// #enddocregion component
