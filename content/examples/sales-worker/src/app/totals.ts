export interface Sale {
  product: string;
  amount: number;
}

export function totalsOf(sales: readonly Sale[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const { product, amount } of sales) {
    if (amount < 0) throw new Error(`Negative amount for ${product}`);
    totals[product] = (totals[product] ?? 0) + amount;
  }
  return totals;
}
