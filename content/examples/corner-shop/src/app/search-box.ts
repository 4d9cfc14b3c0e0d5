import {
  ChangeDetectionStrategy,
  Component,
  InjectionToken,
  inject,
  output,
} from '@angular/core';

// #docregion box
/** Milliseconds without a key press before the search starts. */
export const SEARCH_DELAY = new InjectionToken('search delay', {
  factory: () => 300,
});

@Component({
  selector: 'app-search-box',
  template: `
    <label for="search">Search</label>
    <input #field id="search" type="search" (input)="wait(field.value)" />
  `,
  // #enddocregion box
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion box
})
export class SearchBox {
  private readonly delay = inject(SEARCH_DELAY);
  private timer?: ReturnType<typeof setTimeout>;
  readonly searched = output<string>();

  protected wait(text: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.searched.emit(text), this.delay);
  }
}
// #enddocregion box
