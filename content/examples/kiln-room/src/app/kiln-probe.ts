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
  selector: 'app-kiln-probe',
  templateUrl: './kiln-probe.html',
  styleUrl: './kiln-probe.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class KilnProbe
  implements OnChanges, OnInit, AfterContentInit, AfterViewInit, OnDestroy
{
  readonly target = input.required<number>();

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
    const target = changes['target'];
    if (!target) return;
    const from = target.firstChange ? 'nothing' : target.previousValue;
    this.journal.note(`ngOnChanges: from ${from} to ${target.currentValue}`);
  }
  // #enddocregion changes

  // #docregion timer
  protected readonly temperature = signal(20);

  private readonly destroyRef = inject(DestroyRef);

  ngOnInit(): void {
    this.journal.note(`ngOnInit: target ${this.target()}`);

    const timer = setInterval(() => this.measure(), 1000);
    this.destroyRef.onDestroy(() => {
      clearInterval(timer);
      this.journal.note('DestroyRef: timer cleared');
    });
  }

  private measure(): void {
    this.temperature.update((now) => Math.min(now + 35, this.target()));
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
