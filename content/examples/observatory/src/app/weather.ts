import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-weather',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<p>Clear until 3:00, humidity 54 %</p>`,
})
export class Weather {}
