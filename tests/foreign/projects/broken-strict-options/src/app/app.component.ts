import { Component, OnInit } from '@angular/core';

@Component({ selector: 'app-root', template: `<p>{{ name ?? 'nobody' }}</p>` })
export class AppComponent {
  name: string = 'Ada';
  options: { size?: number } = { size: undefined };

  pick(n: number) {
    const unused = n;
    if (n > 1) return 'many';
  }
}
