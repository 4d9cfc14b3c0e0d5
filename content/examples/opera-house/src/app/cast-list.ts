import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-cast-list',
  template: `
    <h2>Cast</h2>
    <p>Keeper: baritone. Ferry captain: alto.</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class CastList {}
