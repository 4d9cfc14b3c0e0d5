import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { FormsModule, NgForm } from '@angular/forms';
import { countries, speeds } from './delivery';

@Component({
  selector: 'app-root',
  imports: [FormsModule],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly countries = countries;
  protected readonly speeds = speeds;

  protected readonly name = signal('');
  protected readonly street = signal('');
  protected readonly zip = signal('');
  protected readonly country = signal(countries[0]);
  protected readonly speed = signal<(typeof speeds)[number]>('standard');
  protected readonly isGift = signal(false);
  protected readonly card = signal('');

  protected readonly sent = signal('');

  // #docregion send
  protected send(form: NgForm): void {
    if (!form.valid) {
      form.control.markAllAsTouched();
      return;
    }
    this.sent.set(JSON.stringify(form.value));
  }
  // #enddocregion send

  // #docregion clear
  protected clear(form: NgForm): void {
    form.resetForm({
      name: '',
      address: { street: '', zip: '', country: countries[0] },
      speed: 'standard',
      isGift: false,
    });
    this.sent.set('');
  }
  // #enddocregion clear
}
