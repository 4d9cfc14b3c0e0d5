// #docregion clock
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { vi } from 'vitest';
import { Notices } from '../app/notices';

describe('Notices', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('hides the text after five seconds', () => {
    TestBed.configureTestingModule({
      providers: [provideZonelessChangeDetection()],
    });
    const notices = TestBed.inject(Notices);
    notices.show('Saved');

    vi.advanceTimersByTime(4999);
    expect(notices.text()).toBe('Saved');

    vi.advanceTimersByTime(1);
    expect(notices.text()).toBe('');
  });
});
// #enddocregion clock
