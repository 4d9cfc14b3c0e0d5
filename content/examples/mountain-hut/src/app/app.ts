import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import { GuestList } from './guest-list';
import { HutLog } from './hut-log';
import { HutSign } from './hut-sign';
import { ReservationForm } from './reservation-form';

@Component({
  selector: 'app-root',
  imports: [GuestList, HutSign, ReservationForm],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly log = inject(HutLog);
  protected readonly onPhone = signal(true);
}
