export interface Product {
  readonly id: number;
  readonly name: string;
}

const isProduct = (value: unknown): value is Product =>
  typeof (value as Product | null)?.name === 'string';

/** Checks what the server has sent. */
export function parseProducts(body: unknown): readonly Product[] {
  if (Array.isArray(body) && body.every(isProduct)) return body;
  throw new Error('The response is not a list of products.');
}
