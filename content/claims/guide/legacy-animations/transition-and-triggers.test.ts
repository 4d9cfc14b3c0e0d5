import {
  type AnimationEvent,
  animate,
  state,
  style,
  transition,
  trigger,
} from '@angular/animations';
import { AnimationDriver } from '@angular/animations/browser';
import { MockAnimationDriver, type MockAnimationPlayer } from '@angular/animations/browser/testing';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideAnimations } from '@angular/platform-browser/animations';
import { expect } from 'vitest';
import { claim } from '../../claim';

const got: unknown[] = [];

@Component({
  template: `
    <b id="done" [@done]="done()" (@done.done)="events.push($event)">Task</b>
    <b id="count" [@count]="count()">{{ count() }}</b>
    <b id="fn" [@fn]="count()">{{ count() }}</b>
    <b id="any" [@any]="done()">Any</b>
    <p [@.disabled]="true">
      <i id="off" [@done]="done()" (@done.done)="events.push($event)">Off</i>
    </p>
    @if (shown()) {
      <section @parent>
        <i id="child" @child (@child.done)="events.push($event)">Child</i>
      </section>
      <div><i id="alone" @child (@child.done)="events.push($event)">Alone</i></div>
    }
  `,
  animations: [
    trigger('done', [
      state('true', style({ opacity: 0.4 })),
      state('false', style({ opacity: 1 })),
      transition('0 => 1', animate('200ms')),
    ]),
    trigger('count', [
      transition(':increment', animate(111)),
      transition('* => *', animate(222)),
      transition(':decrement', animate(333)),
    ]),
    trigger('fn', [
      transition((from, to) => {
        got.push([from, to]);
        return false;
      }, []),
    ]),
    trigger('any', [transition('* => *', animate(50))]),
    trigger('parent', [transition(':leave', animate(300, style({ opacity: 0 })))]),
    trigger('child', [transition(':leave', animate(400, style({ opacity: 0 })))]),
  ],
})
class Tasks {
  readonly done = signal(false);
  readonly count = signal(3);
  readonly shown = signal(true);
  events: AnimationEvent[] = [];
}

const players = () => MockAnimationDriver.log as MockAnimationPlayer[];
const moved = () =>
  players()
    .filter((player) => player.hasStarted())
    .map(({ element, duration }) => `${element.id} ${duration}`);
const task = () => new Promise((resolve) => setTimeout(resolve));

/** A rendered component whose animations are only noted. */
async function noted() {
  TestBed.configureTestingModule({
    providers: [provideAnimations(), { provide: AnimationDriver, useClass: MockAnimationDriver }],
  });
  MockAnimationDriver.log = [];
  const fixture = TestBed.createComponent(Tasks);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  await task();
  const first = moved();
  for (const player of players()) player.finish();
  MockAnimationDriver.log = [];
  await task();
  const tasks = fixture.componentInstance;
  const seen = tasks.events;
  tasks.events = [];
  got.length = 0;
  return { fixture, tasks, first, seen, page: fixture.nativeElement as HTMLElement };
}

claim(
  'When the value changes, or the element enters or leaves, the first transition that matches runs.',
  async () => {
    const { fixture, tasks } = await noted();
    tasks.count.set(4);
    await fixture.whenStable();
    expect(moved()).toContain('count 111');
    MockAnimationDriver.log = [];
    tasks.count.set(2);
    await fixture.whenStable();
    expect(moved()).toContain('count 222');
  },
);

claim('So * => * also runs when the element enters and leaves.', async () => {
  const { first } = await noted();
  expect(first).toContain('any 50');
});

claim('A boolean matches the names true and false, and also 1 and 0:', async () => {
  const { fixture, tasks } = await noted();
  tasks.done.set(true);
  await fixture.whenStable();
  expect(moved()).toContain('done 200');
});

claim(
  'The types of both values are strings, but the function gets the bound value itself, such as a number or a boolean.',
  async () => {
    const { fixture, tasks } = await noted();
    tasks.count.set(4);
    await fixture.whenStable();
    expect(got).toContainEqual([3, 4]);
  },
);

claim(
  'Both events fire for every change of the state, the first render included, even if no transition matches.',
  async () => {
    const { fixture, tasks, seen } = await noted();
    expect(seen.map(({ element, fromState }) => `${element.id} ${fromState}`)).toContain(
      'done void',
    );
    tasks.done.set(true);
    await fixture.whenStable();
    for (const player of players()) player.finish();
    await task();
    tasks.events = [];
    tasks.done.set(false);
    await fixture.whenStable();
    await task();
    expect(tasks.events.map(({ element }) => element.id)).toContain('done');
  },
);

claim(
  'The states still apply, the elements still enter and leave, and the events still fire with disabled: true.',
  async () => {
    const { fixture, tasks, page } = await noted();
    tasks.done.set(true);
    await fixture.whenStable();
    await task();
    expect(moved()).not.toContain('off 200');
    expect(page.querySelector<HTMLElement>('#off')?.style.opacity).toBe('0.4');
    expect(tasks.events.find(({ element }) => element.id === 'off')?.disabled).toBe(true);
  },
);

claim(
  "If parent and child have triggers that change at the same time, only the parent's animation runs.",
  async () => {
    const { fixture, tasks } = await noted();
    tasks.shown.set(false);
    await fixture.whenStable();
    expect(moved()).toEqual([' 300']);
  },
);

claim(
  "If the removed parent has no animation, a child's :leave doesn't run. Its events fire with totalTime 0.",
  async () => {
    const { fixture, tasks, page } = await noted();
    tasks.shown.set(false);
    await fixture.whenStable();
    await task();
    expect(page.querySelector('#alone')).toBeNull();
    expect(tasks.events.find(({ element }) => element.id === 'alone')?.totalTime).toBe(0);
  },
);
