import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-weather',
  template: `<p>Clear until 3:00, humidity 54 %</p>`,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Weather {}
