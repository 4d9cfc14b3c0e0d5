// #docregion dialog
import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  viewChild,
} from '@angular/core';
import { ActivatedRoute, Router } from '@angular/router';
import { Horses } from './horses';

@Component({
  selector: 'app-horse-dialog',
  template: `
    <dialog #dialog aria-labelledby="horse" (close)="leave()">
      <h2 id="horse">{{ horse()?.name ?? 'No such horse' }}</h2>
      @if (horse(); as horse) {
        <p>{{ horse.breed }}, {{ horse.hands }} hands</p>
      }
      <button type="button" (click)="dialog.close()">Close</button>
    </dialog>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class HorseDialog {
  private readonly horses = inject(Horses);
  private readonly router = inject(Router);
  private readonly route = inject(ActivatedRoute);
  private readonly dialog =
    viewChild.required<ElementRef<HTMLDialogElement>>('dialog');

  readonly id = input.required<string>();
  protected readonly horse = computed(() => this.horses.find(this.id()));

  constructor() {
    afterNextRender(() => this.dialog().nativeElement.showModal());
  }

  protected leave(): Promise<boolean> {
    return this.router.navigate(['..'], { relativeTo: this.route });
  }
}
// #enddocregion dialog
