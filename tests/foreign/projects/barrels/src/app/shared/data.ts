import type { Price } from '.';
export const prices: Price[] = [{ amount: 5, unit: 'EUR' }, { amount: 6, unit: 'USD' }];
