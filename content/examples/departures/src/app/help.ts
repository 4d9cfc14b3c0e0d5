import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-help',
  template: `<h1>Help</h1>
    <img src="/map.svg" alt="Map of the line" />`,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Help {}
