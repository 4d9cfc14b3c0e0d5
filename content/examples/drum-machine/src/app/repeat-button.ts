import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Switch } from './switch';
import { Toggle } from './toggle';

// #docregion repeat
@Component({
  selector: 'button[appRepeat]',
  template: '{{ toggle.pressed() ? "↻" : "→" }}',
  hostDirectives: [Switch],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class RepeatButton {
  protected readonly toggle = inject(Toggle);
}
// #enddocregion repeat
