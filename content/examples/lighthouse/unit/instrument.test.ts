// #docregion base
import {
  Component,
  computed,
  input,
  provideZonelessChangeDetection,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion base
import { expect, it } from 'vitest';
// #docregion base
import { Instrument } from './instrument';
import { WatchLog } from './watch-log';

@Component({
  template: '<button type="button" (click)="acknowledge()">OK</button>',
})
class TestInstrument extends Instrument {
  readonly level = input(0);
  protected override readonly alarm = computed(() => this.level() > 5);
}

it('gives every instrument its name, log entry and alarm', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(TestInstrument);
  fixture.componentRef.setInput('station', 'Jetty');
  fixture.componentRef.setInput('level', 6);
  await fixture.whenStable();

  const host: HTMLElement = fixture.nativeElement;
  expect(host.getAttribute('aria-label')).toBe('Jetty');
  expect(host.classList.contains('alarm')).toBe(true);
  expect(TestBed.inject(WatchLog).entries()).toEqual(['Jetty is ready']);
});
// #enddocregion base
