import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  contentChild,
  contentChildren
} from '@angular/core';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<ng-content />',
})
export class OrderLine {
  readonly label = contentChild<ElementRef<HTMLElement>>('label');
  readonly badges = contentChildren<ElementRef<HTMLElement>>('badge');

  text(): string {
    const name = this.label()?.nativeElement.textContent ?? '';
    return `${name} ${this.badges().map((badge) => badge.nativeElement.id)}`;
  }
}
