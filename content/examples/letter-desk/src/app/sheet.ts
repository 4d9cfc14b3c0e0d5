import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  ElementRef,
  Injector,
  inject,
  model,
  signal,
  viewChild,
} from '@angular/core';

@Component({
  selector: 'app-sheet',
  templateUrl: './sheet.html',
  styleUrl: './sheet.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Sheet {
  readonly text = model('');

  // #docregion measure
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly destroyRef = inject(DestroyRef);

  protected readonly width = signal(0);
  protected readonly narrow = computed(() => this.width() < 320);

  constructor() {
    afterNextRender(() => {
      const observer = new ResizeObserver(([entry]) => {
        this.width.set(Math.round(entry.contentRect.width));
      });
      observer.observe(this.host.nativeElement);
      this.destroyRef.onDestroy(() => observer.disconnect());
    });
  }
  // #enddocregion measure

  // #docregion focus
  protected readonly withPostscript = signal(false);

  private readonly postscript =
    viewChild<ElementRef<HTMLInputElement>>('postscript');
  private readonly injector = inject(Injector);

  protected addPostscript(): void {
    this.withPostscript.set(true);
    afterNextRender(
      { write: () => this.postscript()?.nativeElement.focus() },
      { injector: this.injector },
    );
  }
  // #enddocregion focus
}
