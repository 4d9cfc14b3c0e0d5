import { computed, signal } from '@angular/core';
import { expect } from 'vitest';
import { claim } from '../../claim';

claim('set() replaces the value.', () => {
  const price = signal(8);
  price.set(9);
  expect(price()).toBe(9);
});

claim('computed() creates a read-only signal.', () => {
  const total = computed(() => 1);
  expect('set' in total).toBe(false);
});
