// #docregion bindings
import {
  inputBinding,
  outputBinding,
  provideZonelessChangeDetection,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion bindings
import { expect, it } from 'vitest';
// #docregion bindings
import { WindGauge } from './wind-gauge';

it('reports which gale was acknowledged', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const stations: string[] = [];
  const fixture = TestBed.createComponent(WindGauge, {
    bindings: [
      inputBinding('station', () => 'Jetty'),
      inputBinding('knots', () => 40),
      outputBinding<string>('acknowledged', (name) => stations.push(name)),
    ],
  });
  await fixture.whenStable();

  fixture.nativeElement.querySelector('button').click();

  expect(stations).toEqual(['Jetty']);
});
// #enddocregion bindings
