import { Component, ViewEncapsulation } from '@angular/core';

@Component({
  selector: 'app-panel',
  encapsulation: ViewEncapsulation.ShadowDom,
  styles: [':host { display: grid }', 'p { padding: 99px }'],
  template: '<p>In the shadow</p>',
})
export class PanelComponent {}
