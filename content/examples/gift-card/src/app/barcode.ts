import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  ElementRef,
  effect,
  inject,
  input,
  signal,
  viewChild,
} from '@angular/core';
import { BarcodeDrawing } from './barcode-drawing';

// #docregion library
@Component({
  selector: 'app-barcode',
  template: `
    <div #bars role="img" [attr.aria-label]="label()"></div>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Barcode {
  readonly text = input.required<string>();

  protected readonly label = computed(() => `Barcode of ${this.text()}`);

  private readonly element =
    viewChild.required<ElementRef<HTMLElement>>('bars');
  private readonly drawing = signal<BarcodeDrawing | undefined>(undefined);

  constructor() {
    const destroyRef = inject(DestroyRef);
    afterNextRender(() => {
      const drawing = new BarcodeDrawing(this.element().nativeElement);
      destroyRef.onDestroy(() => drawing.dispose());
      this.drawing.set(drawing);
    });
    effect(() => this.drawing()?.show(this.text()));
  }
}
// #enddocregion library
