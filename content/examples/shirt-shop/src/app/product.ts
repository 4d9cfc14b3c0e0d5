/** Something that the shop sells. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
}

export const products: readonly Product[] = [
  {
    id: 't-shirt',
    name: 'T-shirt',
    colors: ['white', 'black', 'green'],
    sizes: ['S', 'M', 'L'],
  },
  {
    id: 'hoodie',
    name: 'Hoodie',
    colors: ['gray', 'black'],
    sizes: ['M', 'L', 'XL'],
  },
  { id: 'cap', name: 'Cap', colors: ['red', 'blue'], sizes: ['one size'] },
];
