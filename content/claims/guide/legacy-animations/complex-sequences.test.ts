import {
  type AnimationMetadata,
  animate,
  animateChild,
  group,
  query,
  stagger,
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

@Component({ template: '' })
class Tasks {
  readonly value = signal(1);
}

const items = '<ul [@list]="value()"><li id="a"></li><li id="b"></li><li id="c"></li></ul>';
const child = trigger('task', [transition('* => *', animate(400))]);

/** What a change starts, as id, duration and delay. */
async function started(
  steps: AnimationMetadata | AnimationMetadata[],
  template = items,
): Promise<string[]> {
  TestBed.configureTestingModule({
    providers: [provideAnimations(), { provide: AnimationDriver, useClass: MockAnimationDriver }],
  });
  const animations = [
    trigger('list', [transition(':enter', []), transition('* => *', steps)]),
    child,
  ];
  TestBed.overrideComponent(Tasks, { set: { template, animations } });
  const fixture = TestBed.createComponent(Tasks);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  MockAnimationDriver.log = [];
  fixture.componentInstance.value.set(2);
  fixture.detectChanges();
  return (MockAnimationDriver.log as MockAnimationPlayer[])
    .filter((player) => player.hasStarted())
    .map(({ element, duration, delay }) => `${element.id} ${duration}+${delay}`);
}

claim(
  'The tasks fade in one after another: the second one starts 100 ms after the first, and the third after 200 ms.',
  async () => {
    const steps = query('li', [style({ opacity: 0 }), stagger(100, animate(300))]);
    expect(await started(steps)).toEqual(['a 300+0', 'b 400+0', 'c 500+0']);
  },
);

claim('A negative time starts with the last element: stagger(-80, …).', async () => {
  const steps = query('li', stagger(-80, animate(300)));
  expect(await started(steps)).toEqual(['a 300+160', 'b 300+80', 'c 300+0']);
});

claim('limit: 3 takes the first three elements. limit: -2 takes the last two.', async () => {
  expect(await started(query('li', animate(1), { limit: -2 }))).toEqual(['b 1+0', 'c 1+0']);
  TestBed.resetTestingModule();
  expect(await started(query('li', animate(1), { limit: 2 }))).toEqual(['a 1+0', 'b 1+0']);
});

claim('optional: true allows the query to find nothing.', async () => {
  expect(await started(query('h2', animate(1), { optional: true }))).toEqual([]);
});

claim(
  'NG03014: `query("li")` returned zero elements. (Use `query("li", { optional: true })` if you wish to allow this.)',
  async () => {
    const empty = '<ul [@list]="value()"></ul>';
    await expect(started(query('li', animate(1)), empty)).rejects.toThrow(
      'NG03014: `query("li")` returned zero elements. (Use `query("li", { optional: true })` if you wish to allow this.)',
    );
  },
);

claim('group() starts its steps together, and ends with the longest.', async () => {
  const steps = [
    group([query('#a', animate(100)), query('#b', animate(300))]),
    query('#c', animate(50)),
  ];
  expect(await started(steps)).toEqual(['a 100+0', 'b 300+0', 'c 50+300']);
});

claim('The check finds only a later step that lies within an earlier one.', async () => {
  const within = group([animate(300, style({ opacity: 0 })), animate(200, style({ opacity: 1 }))]);
  await expect(started(within)).rejects.toThrow(
    'NG03010: The CSS property "opacity" that exists between the times of "0ms" and "300ms" is also being animated in a parallel animation between the times of "0ms" and "200ms"',
  );
  TestBed.resetTestingModule();
  const around = group([animate(200, style({ opacity: 0 })), animate(300, style({ opacity: 1 }))]);
  expect(await started(around)).toHaveLength(2);
});

const nested = '<ul id="p" [@list]="value()"><li id="c" [@task]="value()"></li></ul>';

claim(
  "While a parent animates, triggers inside it that change at the same time don't run.",
  async () => {
    expect(await started(animate(100, style({ opacity: 0 })), nested)).toEqual(['p 100+0']);
  },
);

claim(
  "animateChild({ duration: '100ms', delay: 50 }) replaces the duration and adds a delay.",
  async () => {
    const steps = query('@task', animateChild({ duration: '100ms', delay: 50 }));
    expect(await started(steps, nested)).toEqual(['c 150+0']);
  },
);

claim('The parent then stays on the page until the children have left.', async () => {
  TestBed.configureTestingModule({
    providers: [provideAnimations(), { provide: AnimationDriver, useClass: MockAnimationDriver }],
  });
  const template = '@if (value() === 1) { <ul @list><li id="c" @task></li></ul> }';
  const leave = query('@task', animateChild(), { optional: true });
  const animations = [
    trigger('list', [transition(':leave', leave)]),
    trigger('task', [transition(':leave', animate(400, style({ opacity: 0 })))]),
  ];
  TestBed.overrideComponent(Tasks, { set: { template, animations } });
  const fixture = TestBed.createComponent(Tasks);
  const page: HTMLElement = fixture.nativeElement;
  document.body.append(page);
  await fixture.whenStable();
  MockAnimationDriver.log = [];
  fixture.componentInstance.value.set(2);
  await fixture.whenStable();
  expect(page.querySelector('ul')).not.toBeNull();
  for (const player of MockAnimationDriver.log) player.finish();
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.querySelector('ul')).toBeNull();
});
