export type Product = { name: string; price: number };
