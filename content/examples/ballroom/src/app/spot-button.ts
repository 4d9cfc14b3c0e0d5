import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Press, Switch } from './switch';

// #docregion spot
@Component({
  selector: 'button[appSpot]',
  template: '{{ press.pressed() ? "◉" : "○" }}',
  hostDirectives: [Switch],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class SpotButton {
  protected readonly press = inject(Press);
}
// #enddocregion spot
