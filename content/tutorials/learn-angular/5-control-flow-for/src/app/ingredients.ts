export interface Ingredient {
  readonly name: string;
  /** For one person. */
  readonly amount: number;
  readonly unit: string;
}

export const ingredients: readonly Ingredient[] = [
  { name: 'tomatoes', amount: 250, unit: 'g' },
  { name: 'vegetable stock', amount: 150, unit: 'ml' },
  { name: 'onions', amount: 50, unit: 'g' },
  { name: 'cream', amount: 30, unit: 'ml' },
];
