import { LiveAnnouncer } from '@angular/cdk/a11y';
import {
  ChangeDetectionStrategy,
  Component,
  type ElementRef,
  inject,
  signal,
  viewChild,
} from '@angular/core';
import { FormControl, ReactiveFormsModule, Validators } from '@angular/forms';

@Component({
  selector: 'app-help-page',
  imports: [ReactiveFormsModule],
  templateUrl: './help-page.html',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class HelpPage {
  private readonly announcer = inject(LiveAnnouncer);
  private readonly field =
    viewChild.required<ElementRef<HTMLInputElement>>('field');

  protected readonly name = new FormControl('', {
    nonNullable: true,
    validators: Validators.required,
  });
  protected readonly failed = signal(false);

  protected signUp(): void {
    this.failed.set(this.name.invalid);
    if (this.name.invalid) {
      this.field().nativeElement.focus();
      return;
    }
    this.announcer.announce(`Thank you, ${this.name.value}.`);
    this.name.reset();
  }
}
