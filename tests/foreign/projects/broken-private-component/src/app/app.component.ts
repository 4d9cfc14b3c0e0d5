import { Component, Input } from '@angular/core';

@Component({ selector: 'app-part', template: 'Part {{ name }}' })
class PartComponent {
  @Input() name = '';
}

@Component({ selector: 'app-root', imports: [PartComponent], template: '<app-part name="A" />' })
export class AppComponent {}
