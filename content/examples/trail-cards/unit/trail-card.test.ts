import {
  Component,
  Directive,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { TrailCard } from '../src/app/trail-card';
import { TrailLegendToken } from '../src/app/trail-legend-token';

// #docregion test
@Directive({
  selector: '[fakeLegend]',
  providers: [{ provide: TrailLegendToken, useExisting: FakeLegend }],
})
class FakeLegend extends TrailLegendToken {
  override readonly shown = signal(false);
  override toggle(): void {
    this.shown.set(true);
  }
}

@Component({
  imports: [FakeLegend, TrailCard],
  template: `
    <app-trail-card heading="Ridge walk" [kilometers]="14">
      <p fakeLegend></p>
    </app-trail-card>
  `,
})
class Page {}

it('opens any legend that provides the token', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();
  const button: HTMLElement = fixture.nativeElement.querySelector('button');

  button.click();
  await fixture.whenStable();

  expect(button.getAttribute('aria-expanded')).toBe('true');
});
// #enddocregion test
