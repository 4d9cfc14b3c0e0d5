import {
  CdkDrag,
  CdkDragDrop,
  CdkDragHandle,
  CdkDropList,
  CdkDropListGroup,
} from '@angular/cdk/drag-drop';
import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  Injector,
  inject,
  signal,
} from '@angular/core';
import { MOVES, Move, moveOrder, Spot, Stage, spotAfter } from './board';

@Component({
  selector: 'app-root',
  imports: [CdkDrag, CdkDragHandle, CdkDropList, CdkDropListGroup],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private readonly element = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly injector = inject(Injector);

  protected readonly moves = MOVES;
  protected readonly said = signal('');
  protected readonly stages = signal<Stage[]>([
    { name: 'New', orders: ['Order 1041', 'Order 1042', 'Order 1043'] },
    { name: 'Packed', orders: ['Order 1040'] },
    { name: 'Sent', orders: [] },
  ]);

  protected drop(event: CdkDragDrop<number>): void {
    this.move(
      { stage: event.previousContainer.data, index: event.previousIndex },
      { stage: event.container.data, index: event.currentIndex },
    );
  }

  // #docregion press
  protected target(from: Spot, move: Move): Spot | undefined {
    return spotAfter(this.stages(), from, move);
  }

  protected press(from: Spot, button: Move): void {
    const to = this.target(from, button);
    if (!to) return;
    const order = this.stages()[from.stage].orders[from.index];
    this.move(from, to);
    // The button may be in another list now: give it the focus again.
    afterNextRender(() => this.focus(order, button), {
      injector: this.injector,
    });
  }
  // #enddocregion press

  private move(from: Spot, to: Spot): void {
    if (from.stage === to.stage && from.index === to.index) return;
    const order = this.stages()[from.stage].orders[from.index];
    this.stages.update((stages) => moveOrder(stages, from, to));
    const { name } = this.stages()[to.stage];
    this.said.set(`${order} is now number ${to.index + 1} of ${name}.`);
  }

  private focus(order: string, button: Move): void {
    const card = this.element.nativeElement.querySelector(
      `[data-order="${order}"]`,
    );
    const wanted =
      card?.querySelector<HTMLElement>(`.${button}:enabled`) ??
      card?.querySelector<HTMLElement>('button:enabled');
    wanted?.focus();
  }
}
