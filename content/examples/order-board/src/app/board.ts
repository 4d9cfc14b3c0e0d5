import { moveItemInArray, transferArrayItem } from '@angular/cdk/drag-drop';

export type Stage = { name: string; orders: string[] };
export type Spot = { stage: number; index: number };

// #docregion moves
/** The buttons of an order. */
export const MOVES = [
  { name: 'up', arrow: '↑', label: 'up' },
  { name: 'next', arrow: '→', label: 'to the next stage' },
  { name: 'down', arrow: '↓', label: 'down' },
  { name: 'back', arrow: '←', label: 'one stage back' },
] as const;
export type Move = (typeof MOVES)[number]['name'];

/** Where a button moves an order; undefined at the edge of the board. */
export function spotAfter(
  stages: readonly Stage[],
  { stage, index }: Spot,
  move: Move,
): Spot | undefined {
  const spots: Record<Move, Spot> = {
    up: { stage, index: index - 1 },
    down: { stage, index: index + 1 },
    next: { stage: stage + 1, index: 0 },
    back: { stage: stage - 1, index: 0 },
  };
  const spot = spots[move];
  const orders = stages[spot.stage]?.orders;
  if (!orders || (spot.stage === stage && !(spot.index in orders))) return;
  return spot;
}
// #enddocregion moves

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
