import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Press, Switch } from './switch';

// #docregion spot
@Component({
  selector: 'button[appSpot]',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '{{ press.pressed() ? "◉" : "○" }}',
  hostDirectives: [Switch],
})
export class SpotButton {
  protected readonly press = inject(Press);
}
// #enddocregion spot
