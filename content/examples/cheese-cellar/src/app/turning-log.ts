import {
  ChangeDetectionStrategy,
  Component,
  Injectable,
  inject,
} from '@angular/core';

/** Numbers the logs in the order in which they are created. */
@Injectable({ providedIn: 'root' })
export class LogNumbers {
  private last = 0;

  next(): number {
    this.last += 1;
    return this.last;
  }
}

@Component({
  selector: 'app-turning-log',
  template: `
    <p>Log number {{ number }}</p>
    <label><input type="checkbox" /> Wheel turned</label>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class TurningLog {
  protected readonly number = inject(LogNumbers).next();
}
