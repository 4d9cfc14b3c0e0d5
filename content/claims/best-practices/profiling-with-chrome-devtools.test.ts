// In a worker of its own: it switches on profiling, for all of Angular.
import { Component, enableProfiling, Injectable, inject, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { afterEach, expect, vi } from 'vitest';
import { claim } from '../claim';

@Injectable({ providedIn: 'root' })
class Orders {}

@Component({ template: '{{ count() }}<button (click)="add()">Add</button>' })
class Page {
  readonly orders = inject(Orders);
  readonly count = signal(0);
  protected add(): void {
    this.count.update((count) => count + 1);
  }
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** The names of entries that Angular writes. */
function record(): { names: string[]; stop: () => void } {
  const names: string[] = [];
  console.timeStamp = (name?: string, ...rest: unknown[]) => {
    if (rest.length > 0 && name) names.push(name);
  };
  return { names, stop: enableProfiling() };
}

claim(
  'Angular can write what it does into a profile of the Chrome DevTools: change detections, components, templates, listeners and created services.',
  async () => {
    const { names, stop } = record();
    const fixture = TestBed.createComponent(Page);
    await fixture.whenStable();
    fixture.nativeElement.querySelector('button').click();
    await fixture.whenStable();
    stop();
    expect(names).toContainEqual(expect.stringMatching(/^Change detection \d+$/));
    expect(names).toContainEqual(expect.stringMatching(/^Page_Template \(create\)$/));
    expect(names).toContainEqual(expect.stringMatching(/^Page_Template \(update\)$/));
    expect(names).toContain('Page_Template_button_click_1_listener');
    expect(names).toContain('Orders');
  },
);

claim('Both return a function that stops it.', async () => {
  const { names, stop } = record();
  stop();
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();
  expect(names).toEqual([]);
});
