import { Component, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { beforeEach, expect, it } from 'vitest';
import { COLOR } from '../src/app/color';
import { Dimmer } from '../src/app/dimmer';
import { Lamp } from '../src/app/lamp';
import { Showcase } from '../src/app/showcase';
import { Zone } from '../src/app/zone';

// #docregion setup
@Component({
  imports: [Lamp, Zone],
  template: `
    <app-zone name="Window">
      <app-zone name="Shelf"><app-lamp>Shelf lamp</app-lamp></app-zone>
    </app-zone>
  `,
})
class Lights {}

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});
// #enddocregion setup

// #docregion element
it('scales a zone by the zone around it', async () => {
  const fixture = TestBed.createComponent(Lights);
  const [outer, inner] = fixture.debugElement.queryAll(By.directive(Zone));

  outer?.injector.get(Dimmer).level.set(50);
  inner?.injector.get(Dimmer).level.set(40);
  await fixture.whenStable();

  const lamp = fixture.debugElement.query(By.directive(Lamp));
  expect(lamp.nativeElement.textContent).toContain('20 %');
});
// #enddocregion element

// #docregion override
it('shows the color that is provided for it', async () => {
  TestBed.overrideComponent(Showcase, {
    set: { viewProviders: [{ provide: COLOR, useValue: 'blue' }] },
  });
  const full = { output: () => 100, path: 'Test' };
  TestBed.configureTestingModule({
    providers: [{ provide: Dimmer, useValue: full }],
  });
  const fixture = TestBed.createComponent(Showcase);
  await fixture.whenStable();

  expect(fixture.nativeElement.textContent).toContain('blue');
});
// #enddocregion override
