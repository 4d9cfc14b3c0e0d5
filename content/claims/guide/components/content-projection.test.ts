import {
  ChangeDetectionStrategy,
  Component,
  Directive,
  Injectable,
  inject,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

async function textOf(component: new () => unknown): Promise<string> {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  return fixture.nativeElement.textContent.replace(/\s+/g, ' ').trim();
}

@Component({ selector: 'app-without', template: '<p>Nothing</p>' })
class Without {}

@Component({
  imports: [Without],
  template: '<app-without><p>Mug</p></app-without>',
})
class Lost {}

claim('Angular then silently leaves the content out of the page.', async () => {
  expect(await textOf(Lost)).toBe('Nothing');
});

@Component({
  selector: 'app-card',
  template: `
    [<ng-content select="h2"><b>No name</b></ng-content>]
    (<ng-content select="h2, h3" />)
    <ng-content />
  `,
})
class Card {}

@Component({
  imports: [Card],
  template: '<app-card>8 <div><h2>Nested</h2></div><h2>Mug</h2></app-card>',
})
class Slots {}

claim(
  'Slots match only the direct children of the component. An <h2> in a <div> goes where its <div> goes.',
  async () => {
    expect(await textOf(Slots)).toContain('8 Nested');
  },
);

claim('Each node goes to the first slot that matches it, and is shown once.', async () => {
  expect(await textOf(Slots)).toBe('[Mug] () 8 Nested');
});

@Component({
  selector: 'app-twice',
  template: '[<ng-content />] (<ng-content />)',
})
class Twice {}

@Component({ imports: [Twice], template: '<app-twice>Mug</app-twice>' })
class InTwice {}

claim('If there are two slots without select, the last one receives the content.', async () => {
  expect(await textOf(InTwice)).toBe('[] (Mug)');
});

@Component({
  imports: [Card],
  template: `
    <app-card>
      <!-- a comment -->
      @if (false) {
        <h3>Block</h3>
      }
    </app-card>
  `,
})
class Empty {}

claim("White space and comments between the tags don't count as content.", async () => {
  expect(await textOf(Empty)).toContain('[No name]');
});

@Component({
  imports: [Card],
  template: `
    <app-card>
      @if (isNamed()) {
        <h2>Mug</h2>
      }
    </app-card>
  `,
})
class FalseBlock {
  protected readonly isNamed = signal(false);
}

claim('The parent has an @if whose condition is false; a block counts as content', async () => {
  expect(await textOf(FalseBlock)).toBe('[] ()');
});

let created = 0;

@Directive({ selector: '[appCounted]' })
class Counted {
  constructor() {
    created += 1;
  }
}

@Component({
  selector: 'app-closed',
  template: '@if (isOpen()) { <ng-content /> }',
})
class Closed {
  protected readonly isOpen = signal(false);
}

@Component({
  imports: [Closed, Counted],
  template: '<app-closed><p appCounted>Mug</p></app-closed>',
})
class Hidden {}

claim(
  'However, Angular creates the content together with the parent, even if the component never shows it.',
  async () => {
    created = 0;
    expect(await textOf(Hidden)).toBe('');
    expect(created).toBe(1);
  },
);

@Component({
  selector: 'app-loop',
  template: '@for (item of [1, 2]; track item) { {{ item }}<ng-content /> }',
})
class Loop {}

@Component({ imports: [Loop], template: '<app-loop>Mug</app-loop>' })
class InLoop {}

claim('In an @for, the content is not repeated: it appears once, in the last slot.', async () => {
  expect(await textOf(InLoop)).toBe('1 2Mug');
});

@Component({
  selector: 'app-quiet',
  template: '<ng-content />',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Quiet {}

@Component({
  imports: [Quiet],
  template: '<app-quiet>{{ count() }}</app-quiet>',
})
class Counter {
  readonly count = signal(1);
}

claim(
  'If the component is OnPush and Angular skips it, its content still shows the changes of the parent.',
  async () => {
    const fixture = TestBed.createComponent(Counter);
    await fixture.whenStable();
    fixture.componentInstance.count.set(2);
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent).toBe('2');
  },
);

@Injectable()
class Shared {}

@Injectable()
class Private {}

@Component({
  selector: 'app-provider',
  template: '<ng-content />',
  providers: [Shared],
  viewProviders: [Private],
})
class Provider {}

@Component({
  selector: 'app-consumer',
  template: '{{ shared }} {{ own }}',
})
class Consumer {
  protected readonly shared = inject(Shared, { optional: true }) !== null;
  protected readonly own = inject(Private, { optional: true }) !== null;
}

@Component({
  imports: [Consumer, Provider],
  template: '<app-provider><app-consumer /></app-provider>',
})
class Injected {}

claim(
  "Projected components can inject services from the component's providers. They can't inject those from its viewProviders.",
  async () => {
    expect(await textOf(Injected)).toBe('true false');
  },
);
