import { moveItemInArray, transferArrayItem } from '@angular/cdk/drag-drop';

export type Stage = { name: string; orders: string[] };
export type Spot = { stage: number; index: number };

// #docregion move
/** A copy of the stages in which an order has moved. */
export function moveOrder(
  stages: readonly Stage[],
  from: Spot,
  to: Spot,
): Stage[] {
  const copy = stages.map(({ name, orders }) => ({
    name,
    orders: [...orders],
  }));
  const source = copy[from.stage].orders;
  if (from.stage === to.stage) {
    moveItemInArray(source, from.index, to.index);
  } else {
    const target = copy[to.stage].orders;
    transferArrayItem(source, target, from.index, to.index);
  }
  return copy;
}
// #enddocregion move
