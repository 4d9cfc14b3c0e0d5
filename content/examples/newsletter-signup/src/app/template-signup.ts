import { JsonPipe } from '@angular/common';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { FormsModule, NgForm } from '@angular/forms';

@Component({
  selector: 'app-template-signup',
  imports: [FormsModule, JsonPipe],
  templateUrl: './template-signup.html',
  styleUrl: './signup.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class TemplateSignup {
  protected readonly email = signal('');
  protected readonly weekly = signal(true);
  protected readonly sentTo = signal('');

  protected subscribe(form: NgForm): void {
    form.form.markAllAsTouched();
    if (form.valid) {
      this.sentTo.set(this.email());
    }
  }
}
