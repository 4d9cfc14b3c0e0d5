export const prices: number[] = [1, '2'];
export function first() { return prices[0].toUpperCase(); }
