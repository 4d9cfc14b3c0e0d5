import { expect, it } from 'vitest';
// #docregion test
import { createForm } from '../src/app/create-form';

it('creates a control with the rules of each field', () => {
  const form = createForm([
    {
      kind: 'select',
      key: 'size',
      label: 'Size',
      options: ['S'],
      required: true,
    },
    { kind: 'checkbox', key: 'gift', label: 'Gift' },
  ]);
  expect(form.value).toEqual({ size: '', gift: false });
  expect(form.valid).toBe(false);

  form.patchValue({ size: 'S' });

  expect(form.valid).toBe(true);
});
// #enddocregion test
