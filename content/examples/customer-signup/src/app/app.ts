import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  Injector,
  inject,
  signal,
} from '@angular/core';
import {
  AbstractControl,
  FormControlStatus,
  NonNullableFormBuilder,
  ReactiveFormsModule,
  ValidationErrors,
  Validators,
} from '@angular/forms';
import { filter, finalize, startWith, take } from 'rxjs';
import { Customers } from './customers';
import { FieldError } from './field-error';
import { notTaken, samePasswords } from './validators';

@Component({
  selector: 'app-root',
  imports: [FieldError, ReactiveFormsModule],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private readonly customers = inject(Customers);
  private readonly builder = inject(NonNullableFormBuilder);
  private readonly element = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly injector = inject(Injector);

  protected readonly done = signal('');
  protected readonly sending = signal(false);

  // #docregion form
  protected readonly form = this.builder.group(
    {
      email: this.builder.control('', {
        validators: [Validators.required, Validators.email],
        asyncValidators: [notTaken(this.customers)],
      }),
      password: ['', [Validators.required, Validators.minLength(8)]],
      repeat: ['', Validators.required],
    },
    { validators: [samePasswords] },
  );
  // #enddocregion form

  // #docregion shown
  /** Errors of a field, or of the form for it, once the user has left it. */
  protected shown(
    field: AbstractControl,
    others: ValidationErrors | null = null,
  ): ValidationErrors | null {
    return field.touched ? (field.errors ?? others) : null;
  }
  // #enddocregion shown

  // #docregion submit
  protected submit(): void {
    if (this.sending()) return;
    this.sending.set(true);
    this.done.set('');
    this.form.markAllAsTouched();
    this.form.statusChanges
      .pipe(
        startWith(this.form.status),
        filter((status) => status !== 'PENDING'),
        take(1),
      )
      .subscribe((status) => this.send(status));
  }
  // #enddocregion submit

  private send(status: FormControlStatus): void {
    if (status !== 'VALID') {
      this.sending.set(false);
      this.focusFirstError();
      return;
    }
    this.customers
      .register(this.form.getRawValue())
      .pipe(finalize(() => this.sending.set(false)))
      .subscribe({
        next: () => this.finish(),
        error: (refused: Record<string, string>) => this.showRefused(refused),
      });
  }

  private finish(): void {
    this.done.set(`Welcome, ${this.form.controls.email.value}!`);
    this.form.reset();
  }

  // #docregion refused
  private showRefused(refused: Record<string, string>): void {
    for (const [field, code] of Object.entries(refused)) {
      this.form.get(field)?.setErrors({ [code]: true });
    }
    this.focusFirstError();
  }
  // #enddocregion refused

  // #docregion focus
  private focusFirstError(): void {
    // The attribute is set when Angular renders.
    afterNextRender(
      () =>
        this.element.nativeElement
          .querySelector<HTMLElement>('[aria-invalid=true]')
          ?.focus(),
      { injector: this.injector },
    );
  }
  // #enddocregion focus
}
