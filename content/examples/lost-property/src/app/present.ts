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
  private readonly viewContainer = inject(ViewContainerRef);

  constructor() {
    effect(() => {
      const value = this.appPresent();
      const otherwise = this.appPresentElse();
      this.viewContainer.clear();
      if (value != null) {
        const context = { $implicit: value };
        this.viewContainer.createEmbeddedView(this.template, context);
      } else if (otherwise) {
        this.viewContainer.createEmbeddedView(otherwise);
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
