import {
  ChangeDetectionStrategy,
  Component,
  output,
  signal,
} from '@angular/core';
import {
  outputFromObservable,
  outputToObservable,
  toObservable,
} from '@angular/core/rxjs-interop';
import { debounceTime, distinctUntilChanged, map, merge } from 'rxjs';

@Component({
  selector: 'app-herb-search',
  template: `
    <label for="herb">Herb</label>
    <input
      #field
      id="herb"
      type="search"
      [value]="text()"
      (input)="text.set(field.value)"
    />
    <button type="button" (click)="clear()">Clear</button>
  `,
  styleUrl: './herb-search.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
// #docregion search
export class HerbSearch {
  protected readonly text = signal('');

  readonly cleared = output();

  /** After a pause, but at once when the field is cleared. */
  readonly searched = outputFromObservable(
    merge(
      toObservable(this.text).pipe(debounceTime(300)),
      outputToObservable(this.cleared).pipe(map(() => '')),
    ).pipe(distinctUntilChanged()),
  );

  protected clear(): void {
    this.text.set('');
    this.cleared.emit();
  }
}
// #enddocregion search
