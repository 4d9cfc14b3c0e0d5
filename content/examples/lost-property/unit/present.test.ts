import {
  Component,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { Present } from '../src/app/present';

// #docregion test
@Component({
  imports: [Present],
  template: `
    <p *appPresent="name(); else nobody; let name">Owner: {{ name }}</p>
    <ng-template #nobody><p>Owner unknown</p></ng-template>
  `,
})
class Label {
  readonly name = signal<string | null>(null);
}

it('renders the element or its alternative', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(Label);
  const label: HTMLElement = fixture.nativeElement;
  await fixture.whenStable();
  expect(label.textContent?.trim()).toBe('Owner unknown');

  fixture.componentInstance.name.set('Ada');
  await fixture.whenStable();
  expect(label.textContent?.trim()).toBe('Owner: Ada');

  fixture.componentInstance.name.set(null);
  await fixture.whenStable();
  expect(label.textContent?.trim()).toBe('Owner unknown');
});
// #enddocregion test
