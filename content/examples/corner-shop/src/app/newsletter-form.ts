import {
  ChangeDetectionStrategy,
  Component,
  output,
  signal,
} from '@angular/core';
import { FormsModule } from '@angular/forms';

// #docregion form
@Component({
  selector: 'app-newsletter-form',
  imports: [FormsModule],
  template: `
    <form (ngSubmit)="joined.emit(email())">
      <label for="email">Email</label>
      <input id="email" name="email" type="email" [(ngModel)]="email" />
      <button type="submit">Join</button>
    </form>
  `,
  // #enddocregion form
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion form
})
export class NewsletterForm {
  protected readonly email = signal('');
  readonly joined = output<string>();
}
// #enddocregion form
