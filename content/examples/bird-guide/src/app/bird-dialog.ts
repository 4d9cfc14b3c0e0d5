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
import { Birds } from './birds';

@Component({
  selector: 'app-bird-dialog',
  template: `
    <dialog #dialog aria-labelledby="bird" (close)="leave()">
      <h2 id="bird">{{ bird()?.name ?? 'No such bird' }}</h2>
      @if (bird(); as bird) {
        <p>Eats {{ bird.food }}, {{ bird.size }} cm long</p>
      }
      <button type="button" (click)="dialog.close()">Close</button>
    </dialog>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class BirdDialog {
  private readonly birds = inject(Birds);
  private readonly router = inject(Router);
  private readonly route = inject(ActivatedRoute);
  private readonly dialog =
    viewChild.required<ElementRef<HTMLDialogElement>>('dialog');

  readonly id = input.required<string>();
  protected readonly bird = computed(() => this.birds.find(this.id()));

  constructor() {
    afterNextRender(() => this.dialog().nativeElement.showModal());
  }

  protected leave(): Promise<boolean> {
    return this.router.navigate(['..'], { relativeTo: this.route });
  }
}
// #enddocregion dialog
