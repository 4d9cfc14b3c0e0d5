import {
  ChangeDetectionStrategy,
  Component,
  input,
  signal,
} from '@angular/core';

/** Loaded when somebody asks for it. */
@Component({
  selector: 'app-fog-signal',
  template: `
    {{ station() }}: {{ sounding() ? 'sounding' : 'silent' }}
    <button type="button" (click)="sounding.set(!sounding())">Fog</button>
  `,
  host: { role: 'group', '[attr.aria-label]': 'station()' },
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class FogSignal {
  readonly station = input.required<string>();

  protected readonly sounding = signal(false);
}
