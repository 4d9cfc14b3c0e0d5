import { AnimationBuilder, animate, state, style, transition, trigger } from '@angular/animations';
import { AnimationDriver } from '@angular/animations/browser';
import { MockAnimationDriver, type MockAnimationPlayer } from '@angular/animations/browser/testing';
import { ANIMATION_MODULE_TYPE, Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  BrowserAnimationsModule,
  provideAnimations,
  provideNoopAnimations,
} from '@angular/platform-browser/animations';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({
  template: `
    <b [@task]="done() ? 'done' : 'open'" (@task.done)="ended = ended + 1">Task</b>
    @if (shown()) { <p @fade>Buy milk</p> }
    @for (id of ids(); track id) { <i @fade>{{ id }}</i> }
  `,
  animations: [
    trigger('fade', [
      transition(':enter', [style({ opacity: 0 }), animate('300ms')]),
      transition(':leave', [animate('300ms', style({ opacity: 0 }))]),
    ]),
    trigger('task', [
      state('open', style({ opacity: 1 })),
      state('done', style({ opacity: 0.4, width: 100 })),
      transition('open => done', [style({ color: 'red' }), animate('400ms')]),
    ]),
  ],
})
class Tasks {
  readonly done = signal(false);
  readonly shown = signal(false);
  readonly ids = signal([1, 2]);
  ended = 0;
}

const players = () => MockAnimationDriver.log as MockAnimationPlayer[];
const moved = () => players().map(({ element }) => element.tagName);
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
  const page: HTMLElement = fixture.nativeElement;
  return { fixture, tasks: fixture.componentInstance, page };
}

async function finish() {
  for (const player of players()) player.finish();
  MockAnimationDriver.log = [];
  await task();
}

claim('With provideAnimations(), elements of the first render run :enter too.', async () => {
  await noted();
  expect(moved()).toEqual(['I', 'I']);
});

claim('Tasks that you add later still animate.', async () => {
  TestBed.overrideComponent(Tasks, {
    set: {
      template: '<ul @list>@for (id of ids(); track id) { <li @fade>{{ id }}</li> }</ul>',
      animations: [
        trigger('list', [transition(':enter', [])]),
        trigger('fade', [transition(':enter', [style({ opacity: 0 }), animate(300)])]),
      ],
    },
  });
  const { fixture, tasks } = await noted();
  const started = () => players().filter((player) => player.hasStarted());
  expect(started()).toEqual([]);
  tasks.ids.set([1, 2, 3]);
  await fixture.whenStable();
  expect(started().map(({ element }) => element.textContent)).toEqual(['3']);
});

claim("Tasks that only change their places don't animate.", async () => {
  const { fixture, tasks } = await noted();
  await finish();
  tasks.ids.set([2, 1]);
  await fixture.whenStable();
  expect(moved()).toEqual([]);
});

claim(
  'The styles of a state stay on the element after the animation. Styles of a transition are removed at its end.',
  async () => {
    const { fixture, tasks, page } = await noted();
    await finish();
    tasks.done.set(true);
    await fixture.whenStable();
    expect(moved()).toEqual(['B']);
    await finish();
    const { opacity, color } = page.querySelector('b')?.style ?? {};
    expect({ opacity, color }).toEqual({ opacity: '0.4', color: '' });
  },
);

claim('A number without a unit is in pixels: width: 100 becomes 100px.', async () => {
  const { fixture, tasks, page } = await noted();
  tasks.done.set(true);
  await fixture.whenStable();
  await finish();
  expect(page.querySelector('b')?.style.width).toBe('100px');
});

claim('Without a matching transition, the element changes to the new state at once.', async () => {
  const { fixture, tasks, page } = await noted();
  tasks.done.set(true);
  await fixture.whenStable();
  await finish();
  tasks.done.set(false);
  await fixture.whenStable();
  expect(moved()).toEqual([]);
  expect(page.querySelector('b')?.style.opacity).toBe('1');
});

claim(
  "With 'noop', states still apply, elements still enter and leave, and the events of triggers still fire.",
  async () => {
    TestBed.configureTestingModule({ providers: [provideNoopAnimations()] });
    const fixture = TestBed.createComponent(Tasks);
    const { shown, done } = fixture.componentInstance;
    document.body.append(fixture.nativeElement);
    shown.set(true);
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent).toContain('Buy milk');
    shown.set(false);
    done.set(true);
    await fixture.whenStable();
    await task();
    expect(fixture.nativeElement.textContent).not.toContain('Buy milk');
    expect(fixture.nativeElement.querySelector('b').style.opacity).toBe('0.4');
    expect(fixture.componentInstance.ended).toBe(2);
  },
);

claim(
  "inject(ANIMATION_MODULE_TYPE, { optional: true }) returns 'BrowserAnimations' or 'NoopAnimations', or null without a provider.",
  () => {
    expect(TestBed.inject(ANIMATION_MODULE_TYPE, null, { optional: true })).toBeNull();
    TestBed.resetTestingModule();
    TestBed.configureTestingModule({ providers: [provideAnimations()] });
    expect(TestBed.inject(ANIMATION_MODULE_TYPE)).toBe('BrowserAnimations');
    TestBed.resetTestingModule();
    TestBed.configureTestingModule({ providers: [provideNoopAnimations()] });
    expect(TestBed.inject(ANIMATION_MODULE_TYPE)).toBe('NoopAnimations');
  },
);

claim(
  'BrowserAnimationsModule.withConfig({ disableAnimations: true }) also ends all animations at once.',
  () => {
    TestBed.configureTestingModule({
      imports: [BrowserAnimationsModule.withConfig({ disableAnimations: true })],
    });
    expect(TestBed.inject(ANIMATION_MODULE_TYPE)).toBe('NoopAnimations');
  },
);

claim('create() returns an AnimationPlayer. Nothing moves until you call play().', async () => {
  await noted();
  const player = TestBed.inject(AnimationBuilder)
    .build([style({ opacity: 0 }), animate(300)])
    .create(document.createElement('p'));
  const [made] = players().slice(-1);
  expect(made?.hasStarted()).toBe(false);
  player.play();
  expect(made?.hasStarted()).toBe(true);
  player.destroy();
  expect(() => player.play()).toThrow(/NG03301/);
});

claim(
  'A parameter without a default and without a bound value stops the transition with NG03003: Please provide a value for the animation param time.',
  () => {
    TestBed.overrideComponent(Tasks, {
      set: {
        template: '<p @x>Task</p>',
        animations: [trigger('x', [transition(':enter', animate('{{ time }}'))])],
      },
    });
    TestBed.configureTestingModule({ providers: [provideNoopAnimations()] });
    expect(() => TestBed.createComponent(Tasks).detectChanges()).toThrow(
      'NG03003: Please provide a value for the animation param time',
    );
  },
);
