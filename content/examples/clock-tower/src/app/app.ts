import { ChangeDetectionStrategy, Component } from '@angular/core';
import { Part, PartTree } from './part-tree';

@Component({
  selector: 'app-root',
  imports: [PartTree],
  template: `
    <main>
      <h1>Tower clock</h1>
      <app-part-tree [part]="clock" />
    </main>
  `,
  styles: `
    :host {
      display: block;
      max-width: 24rem;
      padding: 1rem;
      font-family: system-ui, sans-serif;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  // #docregion data
  protected readonly clock: Part = {
    name: 'Movement',
    parts: [
      {
        name: 'Going train',
        parts: [
          { name: 'Great wheel', parts: [] },
          { name: 'Escapement', parts: [{ name: 'Pallet', parts: [] }] },
        ],
      },
      { name: 'Striking train', parts: [{ name: 'Hammer', parts: [] }] },
      { name: 'Pendulum', parts: [] },
    ],
  };
  // #enddocregion data
}
