import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Router } from '@angular/router';
import { injectKinds } from './inject-kinds';
import { kinds } from './sessions';

@Component({
  selector: 'app-kind-filter',
  template: `
    <fieldset>
      <legend>Show only</legend>
      @for (kind of kinds; track kind) {
        <label>
          <input
            type="checkbox"
            [checked]="chosen().includes(kind)"
            (change)="toggle(kind)"
          />
          {{ kind }}
        </label>
      }
    </fieldset>
  `,
  styles: `
    fieldset {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem 1rem;
      border: 1px solid currentcolor;
      border-radius: 0.25rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class KindFilter {
  private readonly router = inject(Router);
  protected readonly kinds = kinds;
  // #docregion fields
  protected readonly chosen = injectKinds();

  protected toggle(kind: string): Promise<boolean> {
    const others = this.chosen().filter((other) => other !== kind);
    const kept = others.length < this.chosen().length;
    return this.router.navigate([], {
      queryParams: { kind: kept ? others : [...others, kind] },
      queryParamsHandling: 'merge',
    });
  }
  // #enddocregion fields
}
