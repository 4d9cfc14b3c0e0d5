import {
  ChangeDetectionStrategy,
  Component,
  input,
  output,
} from '@angular/core';

/** A message over the page. */
@Component({
  selector: 'app-keeper-call',
  template: `
    <span role="status">{{ message() }}</span>
    <button type="button" (click)="closed.emit()">Close</button>
  `,
  styles: `
    :host {
      position: fixed;
      inset: auto 1rem 1rem auto;
      padding: 0.75rem;
      border: 2px solid currentcolor;
      background: Canvas;
      color: CanvasText;
      font-family: system-ui, sans-serif;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class KeeperCall {
  readonly message = input.required<string>();
  readonly closed = output();
}
