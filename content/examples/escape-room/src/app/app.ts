import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inputBinding,
  signal,
  twoWayBinding,
  ViewContainerRef,
  viewChild,
} from '@angular/core';
import { Dial } from './dial';
import { Lamp } from './lamp';

const code = [2, 0, 3];

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly code = code;
  protected readonly digits = code.map(() => signal(1));
  protected readonly installed = signal(0);

  protected readonly right = computed(
    () => this.digits.filter((digit, at) => digit() === code[at]).length,
  );

  // #docregion add
  private readonly lock = viewChild.required('lock', {
    read: ViewContainerRef,
  });

  protected addDial(): void {
    const at = this.installed();
    const digit = this.digits[at];
    this.lock().createComponent(Dial, {
      bindings: [
        inputBinding('label', () => `Dial ${at + 1}`),
        twoWayBinding('digit', digit),
      ],
      directives: [
        {
          type: Lamp,
          bindings: [inputBinding('lit', () => digit() === code[at])],
        },
      ],
    });
    this.installed.set(at + 1);
  }
  // #enddocregion add

  protected reset(): void {
    for (const digit of this.digits) digit.set(1);
  }
}
