import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-opening-hours',
  template: `
    <h1>Opening hours</h1>
    <p>Daily from 8:00 to 18:00. Keep your dog on a leash.</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class OpeningHours {}
