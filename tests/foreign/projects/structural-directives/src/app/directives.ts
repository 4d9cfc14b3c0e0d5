import { Directive, Input, OnChanges, TemplateRef, ViewContainerRef } from '@angular/core';

interface RepeatContext { $implicit: number; index: number; total: number }

@Directive({ selector: '[appRepeat]' })
export class RepeatDirective implements OnChanges {
  @Input() appRepeatOf = 0;
  @Input() appRepeatFrom = 0;

  constructor(private template: TemplateRef<RepeatContext>, private container: ViewContainerRef) {}

  static ngTemplateContextGuard(_dir: RepeatDirective, _context: unknown): _context is RepeatContext {
    return true;
  }

  ngOnChanges() {
    this.container.clear();
    for (let index = 0; index < this.appRepeatOf; index++)
      this.container.createEmbeddedView(this.template, { $implicit: this.appRepeatFrom + index, index, total: this.appRepeatOf });
  }
}

@Directive({ selector: '[appUnless]' })
export class UnlessDirective {
  private hasView = false;

  constructor(private templateRef: TemplateRef<unknown>, private viewContainer: ViewContainerRef) {}

  @Input() set appUnless(condition: boolean) {
    if (!condition && !this.hasView) {
      this.viewContainer.createEmbeddedView(this.templateRef);
      this.hasView = true;
    } else if (condition && this.hasView) {
      this.viewContainer.clear();
      this.hasView = false;
    }
  }
}
