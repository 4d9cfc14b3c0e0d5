import { NgComponentOutlet } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  inputBinding,
  outputBinding,
  signal,
  type Type,
  twoWayBinding,
  ViewContainerRef,
  viewChild,
} from '@angular/core';
import { Glow } from './glow';
import type { Instrument } from './instrument';
import { KeeperCalls } from './keeper-calls';
import { Lamp } from './lamp';
import { LampGauge } from './lamp-gauge';
import { WatchLog } from './watch-log';
import { WindGauge } from './wind-gauge';

// #docregion choices
interface Choice {
  readonly label: string;
  readonly component: Type<Instrument>;
  readonly inputs: Record<string, unknown>;
}

const choices: readonly Choice[] = [
  {
    label: 'Lamp',
    component: LampGauge,
    inputs: { station: 'Lantern room', hours: 1040 },
  },
  {
    label: 'Wind',
    component: WindGauge,
    inputs: { station: 'Gallery', knots: 12 },
  },
];
// #enddocregion choices

@Component({
  selector: 'app-root',
  imports: [NgComponentOutlet],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly log = inject(WatchLog);
  protected readonly calls = inject(KeeperCalls);

  // #docregion outlet
  protected readonly choices = choices;
  protected readonly choice = signal(choices[0]);
  // #enddocregion outlet

  // #docregion container
  protected readonly knots = signal(20);

  private readonly shelf = viewChild.required('shelf', {
    read: ViewContainerRef,
  });

  protected addWindGauge(): void {
    const number = this.shelf().length + 1;
    this.shelf().createComponent(WindGauge, {
      bindings: [
        inputBinding('station', () => `Mast ${number}`),
        inputBinding('knots', this.knots),
        outputBinding<string>('acknowledged', (station) =>
          this.log.note(`Gale at ${station} acknowledged`),
        ),
      ],
    });
  }

  protected removeLast(): void {
    if (this.shelf().length > 0) {
      this.shelf().remove();
    }
  }
  // #enddocregion container

  // #docregion lamp
  protected readonly light = signal(false);

  protected addLamp(): void {
    const number = this.shelf().length + 1;
    this.shelf().createComponent(Lamp, {
      bindings: [
        inputBinding('label', () => `Lamp ${number}`),
        twoWayBinding('on', this.light),
      ],
      directives: [
        {
          type: Glow,
          bindings: [inputBinding('glowing', this.light)],
        },
      ],
    });
  }
  // #enddocregion lamp

  // #docregion lazy
  protected async addFogSignal(): Promise<void> {
    const { FogSignal } = await import('./fog-signal');
    const fog = this.shelf().createComponent(FogSignal, { index: 0 });
    fog.setInput('station', 'Fog signal');
  }
  // #enddocregion lazy

  protected readonly gale = computed(() => this.knots() > 33);
}
