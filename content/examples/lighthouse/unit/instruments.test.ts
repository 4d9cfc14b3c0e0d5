import {
  Component,
  computed,
  input,
  provideZonelessChangeDetection,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { beforeEach, expect, it } from 'vitest';
import { Instrument } from '../src/app/instrument';
import { KeeperCalls } from '../src/app/keeper-calls';
import { WatchLog } from '../src/app/watch-log';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

// #docregion base
@Component({
  template: '<button type="button" (click)="acknowledge()">OK</button>',
})
class TestInstrument extends Instrument {
  readonly level = input(0);
  protected override readonly alarm = computed(() => this.level() > 5);
}

it('gives every instrument its name, log entry and alarm', async () => {
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

// #docregion popup
it('puts a call on the page and takes it away', async () => {
  TestBed.inject(KeeperCalls).show('Fog');
  TestBed.tick();
  const call = document.querySelector('app-keeper-call');
  expect(call?.textContent).toContain('Fog');

  call?.querySelector('button')?.click();

  expect(document.querySelector('app-keeper-call')).toBeNull();
});
// #enddocregion popup
