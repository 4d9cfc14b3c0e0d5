import { HttpErrorResponse } from '@angular/common/http';
import { firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { messageOf } from '../src/app/error-message';
import { backOff } from '../src/app/retry-rule';

it('names each kind of failure', () => {
  const timeout = new DOMException('late', 'TimeoutError');
  expect(
    messageOf(new HttpErrorResponse({ status: 0, error: timeout })),
  ).toContain('too long');
  expect(messageOf(new HttpErrorResponse({ status: 0 }))).toContain(
    'connection',
  );
  expect(messageOf(new HttpErrorResponse({ status: 404 }))).toContain('404');
  expect(messageOf(new Error('bug'))).toContain('has an error');
});

it('waits before a new attempt only after temporary failures', async () => {
  const busy = new HttpErrorResponse({ status: 503 });
  const missing = new HttpErrorResponse({ status: 404 });
  await expect(firstValueFrom(backOff(busy, 1))).resolves.toBe(0);
  await expect(firstValueFrom(backOff(missing, 1))).rejects.toBe(missing);
});
