export interface Sale {
  id: number;
  product: string;
  amount: number;
}

const PRODUCTS = ['Mug', 'Cap', 'T-shirt', 'Poster'];

export function makeSales(count: number): Sale[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    product: PRODUCTS[index % PRODUCTS.length],
    amount: 5 + ((index * 7) % 40),
  }));
}
