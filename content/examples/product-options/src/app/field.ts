// #docregion types
interface FieldBase {
  key: string;
  label: string;
  required?: boolean;
}

/** A field as the server of the shop describes it. */
export type Field =
  | (FieldBase & { kind: 'text'; maxLength?: number })
  | (FieldBase & { kind: 'select'; options: string[] })
  | (FieldBase & { kind: 'checkbox' });
// #enddocregion types

export interface Product {
  name: string;
  fields: Field[];
}

export const products: Product[] = [
  {
    name: 'Mug',
    fields: [
      { kind: 'text', key: 'text', label: 'Text on the mug', maxLength: 12 },
      { kind: 'checkbox', key: 'gift', label: 'Wrap as a gift' },
    ],
  },
  {
    name: 'T-shirt',
    fields: [
      {
        kind: 'select',
        key: 'size',
        label: 'Size',
        options: ['S', 'M', 'L'],
        required: true,
      },
      { kind: 'text', key: 'text', label: 'Text on the back', maxLength: 20 },
      { kind: 'checkbox', key: 'gift', label: 'Wrap as a gift' },
    ],
  },
];
