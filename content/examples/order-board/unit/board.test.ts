import { expect, it } from 'vitest';
// #docregion test
import { moveOrder } from '../src/app/board';

const stages = [
  { name: 'New', orders: ['1041', '1042'] },
  { name: 'Sent', orders: ['1040'] },
];

it('moves an order to another stage', () => {
  const moved = moveOrder(
    stages,
    { stage: 0, index: 1 },
    { stage: 1, index: 0 },
  );
  expect(moved[0].orders).toEqual(['1041']);
  expect(moved[1].orders).toEqual(['1042', '1040']);
  expect(stages[0].orders).toEqual(['1041', '1042']);
});
// #enddocregion test

it('sorts within a stage', () => {
  const from = { stage: 0, index: 0 };
  const moved = moveOrder(stages, from, { stage: 0, index: 1 });
  expect(moved[0].orders).toEqual(['1042', '1041']);
});
