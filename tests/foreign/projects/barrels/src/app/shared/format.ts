export interface Price { amount: number; unit: string }
export function format(price: Price) { return price.amount.toFixed(2) + ' ' + price.unit; }
