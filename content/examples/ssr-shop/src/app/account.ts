import {
  ChangeDetectionStrategy,
  Component,
  inject,
  makeStateKey,
  REQUEST,
  TransferState,
} from '@angular/core';

// #docregion account
const NAME = makeStateKey<string>('customer-name');

@Component({
  selector: 'app-account',
  template: `<h1>Hello, {{ name }}</h1>`,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Account {
  private readonly request = inject(REQUEST);
  private readonly state = inject(TransferState);
  protected readonly name: string;

  constructor() {
    if (this.request) {
      const cookies = this.request.headers.get('cookie') ?? '';
      this.state.set(NAME, /name=(\w+)/.exec(cookies)?.[1] ?? 'guest');
    }
    this.name = this.state.get(NAME, 'guest');
  }
}
// #enddocregion account
