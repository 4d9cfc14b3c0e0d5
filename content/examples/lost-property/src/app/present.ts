import {
  Directive,
  effect,
  inject,
  input,
  TemplateRef,
  ViewContainerRef,
} from '@angular/core';

// #docregion context
export interface PresentContext<T> {
  readonly $implicit: NonNullable<T>;
}
// #enddocregion context

/** Renders an element while its value is neither `null` nor `undefined`. */
@Directive({ selector: '[appPresent]' })
export class Present<T> {
  // #docregion inputs
  readonly appPresent = input.required<T>();
  readonly appPresentElse = input<TemplateRef<void>>();
  // #enddocregion inputs

  // #docregion render
  private readonly template =
    inject<TemplateRef<PresentContext<T>>>(TemplateRef);
  private readonly place = inject(ViewContainerRef);

  constructor() {
    effect(() => {
      const value = this.appPresent();
      const otherwise = this.appPresentElse();
      this.place.clear();
      if (value != null) {
        this.place.createEmbeddedView(this.template, { $implicit: value });
      } else if (otherwise) {
        this.place.createEmbeddedView(otherwise);
      }
    });
  }
  // #enddocregion render

  // #docregion guard
  static ngTemplateContextGuard<T>(
    _directive: Present<T>,
    _context: unknown,
  ): _context is PresentContext<T> {
    return true;
  }
  // #enddocregion guard
}
