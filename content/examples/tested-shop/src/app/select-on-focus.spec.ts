// #docregion event
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { SelectOnFocus } from './select-on-focus';

@Component({
  imports: [SelectOnFocus],
  template: '<input appSelectOnFocus aria-label="Quantity" value="12" />',
})
class TestHost {}

it('selects the text of a field that gets the focus', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(TestHost);
  await fixture.whenStable();
  const field: HTMLInputElement = fixture.nativeElement.querySelector('input');

  field.dispatchEvent(new Event('focus'));

  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2]);
});
// #enddocregion event
