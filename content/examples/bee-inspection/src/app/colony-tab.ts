import { Component, input, signal } from '@angular/core';

/** One panel of `ColonyTabs`. What stands inside is up to the page. */
@Component({
  selector: 'app-colony-tab',
  template: '<ng-content />',
  styles: ':host { display: block; } :host([hidden]) { display: none; }',
  host: {
    role: 'tabpanel',
    '[id]': 'panelId',
    '[attr.aria-labelledby]': 'tabId',
    '[hidden]': '!open()',
    tabindex: '0',
  },
})
export class ColonyTab {
  private static count = 0;

  readonly name = input.required<string>();

  /** Set by the tabs around it. */
  readonly open = signal(false);

  private readonly number = ColonyTab.count++;
  readonly tabId = `colony-tab-${this.number}`;
  readonly panelId = `colony-panel-${this.number}`;
}
