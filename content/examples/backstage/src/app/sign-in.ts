import {
  ChangeDetectionStrategy,
  Component,
  inject,
  input,
} from '@angular/core';
import { Router } from '@angular/router';
import { type Member, Session } from './session';

@Component({
  selector: 'app-sign-in',
  template: `
    <h1>Sign in</h1>
    @for (member of members; track member.name) {
      <button type="button" (click)="signIn(member)">
        {{ member.name }}, {{ member.role }}
      </button>
    }
  `,
  styles: `
    button {
      margin-inline-end: 0.5rem;
      padding: 0.375rem 0.75rem;
      font: inherit;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class SignIn {
  private readonly session = inject(Session);
  private readonly router = inject(Router);

  // #docregion next
  /** Query parameter: where the guard stopped the visitor. */
  readonly next = input<string>();

  protected signIn(member: Member): Promise<boolean> {
    this.session.member.set(member);
    return this.router.navigateByUrl(this.next() ?? '/', {
      replaceUrl: true,
    });
  }
  // #enddocregion next

  protected readonly members: readonly Member[] = [
    { name: 'Ada', role: 'stage manager' },
    { name: 'Jo', role: 'crew' },
  ];
}
