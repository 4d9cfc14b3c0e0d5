import { Component, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { beforeEach, expect, it } from 'vitest';
import { Dimmer } from '../src/app/dimmer';
import { Footlights } from '../src/app/footlights';
import { GEL } from '../src/app/gel';
import { Lamp } from '../src/app/lamp';
import { Zone } from '../src/app/zone';

// #docregion setup
@Component({
  imports: [Lamp, Zone],
  template: `
    <app-zone name="Stage">
      <app-zone name="Moon"><app-lamp>Moonlight</app-lamp></app-zone>
    </app-zone>
  `,
})
class Rig {}

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});
// #enddocregion setup

// #docregion element
it('scales a zone by the zone around it', async () => {
  const fixture = TestBed.createComponent(Rig);
  const [stage, moon] = fixture.debugElement.queryAll(By.directive(Zone));

  stage?.injector.get(Dimmer).level.set(50);
  moon?.injector.get(Dimmer).level.set(40);
  await fixture.whenStable();

  const lamp = fixture.debugElement.query(By.directive(Lamp));
  expect(lamp.nativeElement.textContent).toContain('20 %');
});
// #enddocregion element

// #docregion override
it('shows the gel that is provided for it', async () => {
  TestBed.overrideComponent(Footlights, {
    set: { viewProviders: [{ provide: GEL, useValue: 'blue' }] },
  });
  const full = { output: () => 100, path: 'Test' };
  TestBed.configureTestingModule({
    providers: [{ provide: Dimmer, useValue: full }],
  });
  const fixture = TestBed.createComponent(Footlights);
  await fixture.whenStable();

  expect(fixture.nativeElement.textContent).toContain('blue');
});
// #enddocregion override
