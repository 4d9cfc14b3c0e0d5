/** What a customer has ordered. */
export interface Order {
  readonly id: number;
  readonly title: string;
  readonly due: Date;
  /** Items in the sequence in which they are packed. */
  readonly items: readonly string[];
  readonly euros: number;
}

export const orders: readonly Order[] = [
  {
    id: 41,
    title: 'Order of Ada',
    due: new Date(2026, 3, 14),
    items: ['Tea pot', 'Six cups'],
    euros: 118,
  },
  {
    id: 42,
    title: 'Order of Max',
    due: new Date(2026, 3, 15),
    items: ['Garden chair'],
    euros: 35,
  },
];
