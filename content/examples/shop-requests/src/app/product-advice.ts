import { HttpEventType } from '@angular/common/http';
import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import { messageOf } from './error-message';
import { ShopApi } from './shop-api';

@Component({
  selector: 'app-product-advice',
  template: `
    <h2>Advice</h2>
    <button type="button" (click)="ask()">Which pot?</button>
    <p role="status">{{ text() }}</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ProductAdvice {
  private readonly api = inject(ShopApi);
  protected readonly text = signal('');

  // #docregion stream
  protected ask(): void {
    this.api.advice().subscribe({
      next: (event) => {
        if (event.type === HttpEventType.DownloadProgress) {
          this.text.set(
            'partialText' in event ? (event.partialText ?? '') : '',
          );
        } else if (event.type === HttpEventType.Response) {
          this.text.set(event.body ?? '');
        }
      },
      error: (error: unknown) => this.text.set(messageOf(error)),
    });
  }
  // #enddocregion stream
}
