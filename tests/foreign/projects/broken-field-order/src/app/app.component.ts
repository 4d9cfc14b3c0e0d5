import { Component, Injectable } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class Names {
  all = ['Ann', 'Bob'];
}

@Component({ selector: 'app-root', template: '{{ first }}' })
export class AppComponent {
  first = this.names.all[0];

  constructor(private names: Names) {}
}
