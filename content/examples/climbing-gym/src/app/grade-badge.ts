import { Component, computed, input } from '@angular/core';

@Component({
  selector: 'app-grade-badge',
  template: `Grade {{ grade() }}`,
  styles: `
    :host {
      padding: 0.125rem 0.5rem;
      border: 1px solid currentcolor;
      border-radius: 1rem;
    }

    :host.hard {
      font-weight: bold;
    }
  `,
  host: { '[class.hard]': 'hard()' },
})
export class GradeBadge {
  readonly grade = input.required<string>();

  protected readonly hard = computed(() => this.grade() >= '7a');
}
