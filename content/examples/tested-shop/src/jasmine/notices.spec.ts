// #docregion clock
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Notices } from '../app/notices';

describe('Notices', () => {
  beforeEach(() => {
    jasmine.clock().install();
  });

  afterEach(() => {
    jasmine.clock().uninstall();
  });

  it('hides the text after five seconds', () => {
    TestBed.configureTestingModule({
      providers: [provideZonelessChangeDetection()],
    });
    const notices = TestBed.inject(Notices);
    notices.show('Saved');

    jasmine.clock().tick(4999);
    expect(notices.text()).toBe('Saved');

    jasmine.clock().tick(1);
    expect(notices.text()).toBe('');
  });
});
// #enddocregion clock
