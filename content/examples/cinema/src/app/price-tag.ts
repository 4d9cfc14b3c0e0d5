import {
  ChangeDetectionStrategy,
  Component,
  HostAttributeToken,
  inject,
} from '@angular/core';

@Component({
  selector: 'app-price-tag',
  template: '{{ euros }} € <small>{{ currency }}</small>',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class PriceTag {
  // #docregion attribute
  protected readonly euros = inject(new HostAttributeToken('euros'));

  protected readonly currency =
    inject(new HostAttributeToken('note'), { optional: true }) ?? 'with tax';
  // #enddocregion attribute
}
