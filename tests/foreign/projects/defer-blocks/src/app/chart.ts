import { Component, Input } from '@angular/core';

@Component({ selector: 'app-chart', template: '<p>Chart of {{ of }}</p>' })
export class Chart {
  @Input() of = '';
}
