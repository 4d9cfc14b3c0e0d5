import { animate, animation, transition, trigger, useAnimation } from '@angular/animations';
import { AnimationDriver } from '@angular/animations/browser';
import { MockAnimationDriver, type MockAnimationPlayer } from '@angular/animations/browser/testing';
import { Component } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideAnimations } from '@angular/platform-browser/animations';
import { expect } from 'vitest';
import { claim } from '../../claim';

const fade = animation(animate('{{ time }}'), { params: { time: '100ms' }, delay: 30 });

@Component({
  template: `
    <p @plain></p>
    <p [@plain]="{ value: 1, params: { time: '200ms' } }"></p>
    <p [@set]="{ value: 1, params: { time: '200ms' } }"></p>
  `,
  animations: [
    [trigger('plain', [transition(':enter', useAnimation(fade))])],
    trigger('set', [
      transition(':enter', useAnimation(fade, { params: { time: '300ms' }, delay: 50 })),
    ]),
  ],
})
class Tasks {}

/** Duration and delay of each animation. */
async function started(): Promise<string[]> {
  TestBed.configureTestingModule({
    providers: [provideAnimations(), { provide: AnimationDriver, useClass: MockAnimationDriver }],
  });
  MockAnimationDriver.log = [];
  const fixture = TestBed.createComponent(Tasks);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const players = MockAnimationDriver.log as MockAnimationPlayer[];
  return players.map(({ duration, delay }) => `${duration}+${delay}`).sort();
}

claim('A value that the template binds replaces the default of animation():', async () => {
  expect(await started()).toEqual(expect.arrayContaining(['100+30', '200+30']));
});

claim('A value in useAnimation() wins over both.', async () => {
  expect(await started()).toContainEqual(expect.stringMatching(/^300\+/));
});

claim('delay is different: the delays of animation() and useAnimation() add up.', async () => {
  expect(await started()).toContain('300+80');
});
