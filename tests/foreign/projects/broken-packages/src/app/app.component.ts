import { Component } from '@angular/core';
import { chunk } from 'lodash-es';
import { MatBadge } from '@angular/nothing/badge';
import { helper } from './helpers/nope';

@Component({ selector: 'app-root', template: `<p>{{ parts }}</p>` })
export class AppComponent {
  parts = chunk([1, 2, 3], 2).length + helper(MatBadge);
}
