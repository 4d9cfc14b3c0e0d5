import {
  type AfterContentInit,
  type AfterViewInit,
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  type ElementRef,
  inject,
  input,
  type OnChanges,
  type OnDestroy,
  type OnInit,
  type SimpleChanges,
  signal,
  viewChild,
} from '@angular/core';
import { Journal } from './journal';

// #docregion changes
@Component({
  selector: 'app-packing-progress',
  templateUrl: './packing-progress.html',
  styleUrl: './packing-progress.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class PackingProgress
  implements OnChanges, OnInit, AfterContentInit, AfterViewInit, OnDestroy
{
  readonly orders = input.required<number>();

  private readonly journal = inject(Journal);

  // #enddocregion changes
  // #docregion render
  private readonly gauge = viewChild.required<ElementRef<HTMLElement>>('gauge');

  constructor() {
    this.journal.note('constructor');

    afterNextRender({
      read: () => {
        const { offsetWidth } = this.gauge().nativeElement;
        this.journal.note(`afterNextRender: gauge ${offsetWidth} px wide`);
      },
    });
  }
  // #enddocregion render

  // #docregion changes
  ngOnChanges(changes: SimpleChanges): void {
    const change = changes['orders'];
    if (!change) return;
    const from = change.firstChange ? 'nothing' : change.previousValue;
    this.journal.note(`ngOnChanges: from ${from} to ${change.currentValue}`);
  }
  // #enddocregion changes

  // #docregion timer
  protected readonly packed = signal(0);

  private readonly destroyRef = inject(DestroyRef);

  ngOnInit(): void {
    this.journal.note(`ngOnInit: orders ${this.orders()}`);

    const timer = setInterval(() => this.pack(), 1000);
    this.destroyRef.onDestroy(() => {
      clearInterval(timer);
      this.journal.note('DestroyRef: timer cleared');
    });
  }

  private pack(): void {
    this.packed.update((now) => Math.min(now + 1, this.orders()));
  }
  // #enddocregion timer

  ngAfterContentInit(): void {
    this.journal.note('ngAfterContentInit');
  }

  ngAfterViewInit(): void {
    this.journal.note('ngAfterViewInit');
  }

  ngOnDestroy(): void {
    this.journal.note('ngOnDestroy');
  }
  // #docregion changes
}
// #enddocregion changes
