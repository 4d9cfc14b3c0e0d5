import {
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  signal,
} from '@angular/core';
import { takeUntilDestroyed, toSignal } from '@angular/core/rxjs-interop';
import {
  NonNullableFormBuilder,
  ReactiveFormsModule,
  Validators,
} from '@angular/forms';
import { map } from 'rxjs';
import { type Delivery, Orders } from './orders';
import { QuantityField } from './quantity-field';

@Component({
  selector: 'app-root',
  imports: [QuantityField, ReactiveFormsModule],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private readonly builder = inject(NonNullableFormBuilder);
  private readonly orders = inject(Orders);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);

  protected readonly form = this.builder.group({
    email: ['', [Validators.required, Validators.email]],
    quantity: 1,
    delivery: this.builder.control<Delivery>('post'),
    address: this.builder.group({
      street: ['', Validators.required],
      city: ['', Validators.required],
    }),
    gift: false,
  });

  // #docregion total
  private readonly value = toSignal(
    this.form.valueChanges.pipe(map(() => this.form.getRawValue())),
    { initialValue: this.form.getRawValue() },
  );

  protected readonly total = computed(() => {
    const { quantity, delivery, gift } = this.value();
    return quantity * 12 + (delivery === 'post' ? 4 : 0) + (gift ? 2 : 0);
  });
  // #enddocregion total

  protected readonly saving = signal(false);
  protected readonly rejected = signal(false);
  protected readonly orderNumber = signal(0);

  constructor() {
    // #docregion disable
    const { address, delivery } = this.form.controls;
    delivery.valueChanges.pipe(takeUntilDestroyed()).subscribe((value) => {
      if (value === 'post') {
        address.enable();
      } else {
        address.disable();
      }
    });
    // #enddocregion disable
  }

  // #docregion submit
  protected async order(): Promise<void> {
    if (this.saving()) {
      return;
    }
    this.form.markAllAsTouched();
    if (this.form.invalid) {
      this.focusFirstInvalid();
      return;
    }
    const { address, ...order } = this.form.getRawValue();
    const isPost = order.delivery === 'post';
    this.saving.set(true);
    this.rejected.set(false);
    this.orderNumber.set(0);
    try {
      const sent = isPost ? { ...order, address } : order;
      this.orderNumber.set(await this.orders.send(sent));
      this.form.reset();
    } catch {
      this.rejected.set(true);
    } finally {
      this.saving.set(false);
    }
  }

  private focusFirstInvalid(): void {
    this.host.nativeElement
      .querySelector<HTMLElement>(':is(input, select, textarea).ng-invalid')
      ?.focus();
  }
  // #enddocregion submit
}
