// #docregion test
import { FormControl, FormGroup } from '@angular/forms';
import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { notTaken, samePasswords } from '../src/app/validators';

it('reports passwords that differ', () => {
  const group = new FormGroup(
    { password: new FormControl('long enough'), repeat: new FormControl('') },
    { validators: [samePasswords] },
  );
  expect(group.hasError('different')).toBe(true);

  group.controls.repeat.setValue('long enough');
  expect(group.valid).toBe(true);
});
// #enddocregion test

it('asks once, for the last value', () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const customers = {
    isTaken: (email: string) => {
      asked.push(email);
      return of(email === 'ann@shop.example');
    },
  };
  const email = new FormControl('', {
    asyncValidators: [notTaken(customers as never)],
  });
  email.setValue('ann');
  email.setValue('ann@shop.example');
  expect(email.status).toBe('PENDING');
  vi.advanceTimersByTime(300);
  expect(asked).toEqual(['ann@shop.example']);
  expect(email.errors).toEqual({ taken: true });
  vi.useRealTimers();
});
