import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-cue-sheet',
  template: `
    <h1>Cue sheet</h1>
    <ol>
      <li>House lights to half</li>
      <li>Curtain</li>
    </ol>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class CueSheet {}
