// In a worker of its own: it switches on profiling, for all of Angular.
import { Component, enableProfiling, Injectable, inject, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

@Injectable({ providedIn: 'root' })
class Stock {
  readonly left = signal(3);
}

@Component({
  selector: 'app-product-list',
  template: `<button type="button" (click)="buy()">{{ stock.left() }}</button>`,
})
class ProductList {
  protected readonly stock = inject(Stock);

  ngOnInit(): void {}

  buy(): void {
    this.stock.left.set(2);
  }
}

/** What Angular passes to `console.timeStamp()` while a program runs, which only Chromium has: the entries, without the marks of their starts. */
async function recorded(run: () => Promise<void>, profile = enableProfiling) {
  const timeStamp = vi.fn();
  Object.assign(console, { timeStamp });
  const stop = profile();
  await run();
  stop();
  return timeStamp.mock.calls.filter((call) => call.length > 1);
}

async function useList() {
  const fixture = TestBed.createComponent(ProductList);
  await fixture.whenStable();
  fixture.nativeElement.querySelector('button').click();
  await fixture.whenStable();
}

claim('The recording then contains a track named 🅰️ Angular.', async () => {
  const entries = await recorded(useList);
  expect(new Set(entries.map(([, , , track]) => track))).toEqual(new Set(['🅰️ Angular']));
});

claim('Its entries have these names:', async () => {
  const names = (await recorded(useList)).map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Change detection \d+$/),
      'Synchronization 0',
      'ProductList',
      'ProductList:ngOnInit',
      'Stock',
      'ProductList_Template (create)',
      'ProductList_Template (update)',
      'ProductList_Template_button_click_0_listener',
    ]),
  );
});

claim('stop() stops adding entries to the track.', async () => {
  expect(await recorded(useList)).not.toEqual([]);
  expect(await recorded(useList, () => () => {})).toEqual([]);
});
