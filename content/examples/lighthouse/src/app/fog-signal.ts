import {
  ChangeDetectionStrategy,
  Component,
  input,
  signal,
} from '@angular/core';

/** Loaded when somebody asks for it. */
@Component({
  selector: 'app-fog-signal',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    {{ station() }}: {{ sounding() ? 'sounding' : 'silent' }}
    <button type="button" (click)="sounding.set(!sounding())">Fog</button>
  `,
  host: { role: 'group', '[attr.aria-label]': 'station()' },
})
export class FogSignal {
  readonly station = input.required<string>();

  protected readonly sounding = signal(false);
}
