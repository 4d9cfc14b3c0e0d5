import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-cast-list',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h2>Cast</h2>
    <p>Keeper: baritone. Ferry captain: alto.</p>
  `,
})
export class CastList {}
