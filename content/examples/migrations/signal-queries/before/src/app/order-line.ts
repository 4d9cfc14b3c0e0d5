import {
  ChangeDetectionStrategy,
  Component,
  ContentChild,
  ContentChildren,
  ElementRef,
  QueryList,
} from '@angular/core';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<ng-content />',
})
export class OrderLine {
  @ContentChild('label', { static: true }) label?: ElementRef<HTMLElement>;
  @ContentChildren('badge') badges!: QueryList<ElementRef<HTMLElement>>;

  text(): string {
    const name = this.label?.nativeElement.textContent ?? '';
    return `${name} ${this.badges.map((badge) => badge.nativeElement.id)}`;
  }
}
