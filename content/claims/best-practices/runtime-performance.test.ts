import { Component, type DoCheck, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../claim';

let checks = 0;

@Component({ selector: 'app-child', template: '' })
class Child implements DoCheck {
  ngDoCheck(): void {
    checks++;
  }
}

@Component({ imports: [Child], template: '{{ first() }}{{ second() }}<app-child />' })
class Page {
  readonly first = signal(0);
  readonly second = signal(0);
}

claim('Several signals that are set one after the other cause one change detection.', async () => {
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();
  checks = 0;
  fixture.componentInstance.first.set(1);
  fixture.componentInstance.second.set(1);
  fixture.componentInstance.second.set(2);
  await fixture.whenStable();
  expect(checks).toBe(1);
  expect(fixture.nativeElement.textContent).toBe('12');
});
