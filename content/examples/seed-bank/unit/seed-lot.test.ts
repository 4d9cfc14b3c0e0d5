import { describe, expect, it } from 'vitest';
import { SeedLot } from '../src/app/seed-lot';

// #docregion test
describe('SeedLot', () => {
  it('fills packets with what is in stock', () => {
    const lot = new SeedLot();

    lot.recount(95);
    lot.packetSize.set(30);

    expect(lot.packets()).toBe(3);
    expect(lot.leftOver()).toBe(5);
  });
});
// #enddocregion test

describe('handing out', () => {
  it('does nothing without a full packet', () => {
    const lot = new SeedLot();

    lot.recount(10);
    lot.handOutPacket();

    expect(lot.seeds()).toBe(10);
    expect(lot.journal()).toEqual(['Counted 10 seeds']);
  });
});
