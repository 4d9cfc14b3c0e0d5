export interface Product {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly stock: number;
  readonly status: 'available' | 'seasonal' | 'discontinued';
}

export const products: readonly Product[] = [
  { id: 'apples', name: 'Apples', price: 3, stock: 9, status: 'available' },
  { id: 'bread', name: 'Bread', price: 4, stock: 2, status: 'available' },
  { id: 'cherries', name: 'Cherries', price: 6, stock: 0, status: 'seasonal' },
  { id: 'tofu', name: 'Tofu', price: 5, stock: 0, status: 'discontinued' },
];
