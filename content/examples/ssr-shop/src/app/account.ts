import { HttpClient } from '@angular/common/http';
import {
  ChangeDetectionStrategy,
  Component,
  inject,
  makeStateKey,
  REQUEST,
  signal,
  TransferState,
} from '@angular/core';

// #docregion account
const NAME = makeStateKey<string>('customer-name');

@Component({
  selector: 'app-account',
  template: `<h1>Hello, {{ name() }}</h1>`,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Account {
  private readonly request = inject(REQUEST);
  private readonly state = inject(TransferState);
  private readonly http = inject(HttpClient);
  protected readonly name = signal('');

  constructor() {
    if (this.request) {
      const cookies = this.request.headers.get('cookie') ?? '';
      const found = /(?:^|; )name=(\w+)/.exec(cookies);
      this.state.set(NAME, found?.[1] ?? 'guest');
    }
    if (this.state.hasKey(NAME)) {
      this.name.set(this.state.get(NAME, 'guest'));
    } else {
      // In the browser, after a click on a link of the application.
      this.http
        .get<string>('/api/name')
        .subscribe((name) => this.name.set(name));
    }
  }
}
// #enddocregion account
