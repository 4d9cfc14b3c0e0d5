// #docregion fake-async
import { fakeAsync, TestBed, tick } from '@angular/core/testing';
import { Notices } from '../app/notices';

it('hides the text after five seconds', fakeAsync(() => {
  const notices = TestBed.inject(Notices);
  notices.show('Saved');

  tick(4999);
  expect(notices.text()).toBe('Saved');

  tick(1);
  expect(notices.text()).toBe('');
}));
// #enddocregion fake-async
