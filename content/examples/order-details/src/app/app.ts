import {
  ChangeDetectionStrategy,
  Component,
  type ElementRef,
  signal,
  viewChild,
} from '@angular/core';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly products = signal(['Chair', 'Table', 'Lamp']);
  protected readonly open = signal(false);
  protected readonly message = signal('');
  private readonly field =
    viewChild.required<ElementRef<HTMLInputElement>>('field');

  protected async apply(): Promise<void> {
    this.message.set('');
    await this.shake();
    this.message.set('This coupon has expired.');
  }

  private async shake(): Promise<void> {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const steps = { translate: ['0', '-0.5rem', '0.5rem', '0'] };
    await this.field().nativeElement.animate(steps, 300).finished;
  }
}
