import {
  computed,
  Directive,
  inject,
  input,
  linkedSignal,
  type OnInit,
  TemplateRef,
  ViewContainerRef,
} from '@angular/core';

// #docregion context
export interface PagesContext<T> {
  readonly $implicit: readonly T[];
  readonly number: number;
  readonly count: number;
  readonly turn: (by: number) => void;
}
// #enddocregion context

/** Renders an element with one page of a list. */
@Directive({ selector: '[appPages][appPagesOf]' })
export class Pages<T> implements OnInit {
  // #docregion inputs
  readonly appPagesOf = input.required<readonly T[]>();
  readonly appPagesSize = input(10);
  // #enddocregion inputs

  // #docregion state
  private readonly count = computed(() =>
    Math.max(1, Math.ceil(this.appPagesOf().length / this.appPagesSize())),
  );

  private readonly number = linkedSignal<number, number>({
    source: this.count,
    computation: (count, previous) => Math.min(previous?.value ?? 1, count),
  });

  private readonly page = computed(() => {
    const start = (this.number() - 1) * this.appPagesSize();
    return this.appPagesOf().slice(start, start + this.appPagesSize());
  });

  private turn(by: number): void {
    const number = this.number() + by;
    this.number.set(Math.min(Math.max(1, number), this.count()));
  }
  // #enddocregion state

  // #docregion render
  private readonly template = inject<TemplateRef<PagesContext<T>>>(TemplateRef);
  private readonly viewContainer = inject(ViewContainerRef);

  ngOnInit(): void {
    const { page, number, count } = this;
    this.viewContainer.createEmbeddedView(this.template, {
      get $implicit() {
        return page();
      },
      get number() {
        return number();
      },
      get count() {
        return count();
      },
      turn: (by) => this.turn(by),
    });
  }
  // #enddocregion render

  // #docregion guard
  static ngTemplateContextGuard<T>(
    _directive: Pages<T>,
    _context: unknown,
  ): _context is PagesContext<T> {
    return true;
  }
  // #enddocregion guard
}
