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
  selector: 'app-message',
  templateUrl: './message.html',
  styleUrl: './message.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Message {
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
  protected readonly withSignature = signal(false);

  private readonly signature =
    viewChild<ElementRef<HTMLInputElement>>('signature');
  private readonly injector = inject(Injector);

  protected addSignature(): void {
    this.withSignature.set(true);
    afterNextRender(
      { write: () => this.signature()?.nativeElement.focus() },
      { injector: this.injector },
    );
  }
  // #enddocregion focus
}
