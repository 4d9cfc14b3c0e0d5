import {
  afterEveryRender,
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  Directive,
  effect,
  inject,
  input,
  model,
  output,
  reflectComponentType,
  type SimpleChanges,
  signal,
  type Type,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { beforeEach, expect, vi } from 'vitest';
import { claim } from '../../claim';

const log: string[] = [];

beforeEach(() => {
  log.length = 0;
});

@Directive()
abstract class Logging {
  protected abstract readonly name: string;

  constructor() {
    log.push(
      `${reflectComponentType(this.constructor as Type<unknown>)?.selector ?? 'directive'} constructor`,
    );
    inject(DestroyRef).onDestroy(() => log.push(`${this.name} DestroyRef`));
  }

  ngOnChanges(): void {
    log.push(`${this.name} ngOnChanges`);
  }
  ngOnInit(): void {
    log.push(`${this.name} ngOnInit`);
  }
  ngDoCheck(): void {
    log.push(`${this.name} ngDoCheck`);
  }
  ngAfterContentInit(): void {
    log.push(`${this.name} ngAfterContentInit`);
  }
  ngAfterViewInit(): void {
    log.push(`${this.name} ngAfterViewInit`);
  }
  ngOnDestroy(): void {
    log.push(`${this.name} ngOnDestroy`);
  }
}

@Component({ selector: 'app-view-child', template: '' })
class ViewChild extends Logging {
  protected readonly name = 'view';
}

@Component({ selector: 'app-content-child', template: '' })
class ContentChild extends Logging {
  protected readonly name = 'content';
}

@Component({
  selector: 'app-parent',
  imports: [ViewChild],
  template: '<app-view-child /><ng-content />',
})
class Parent extends Logging {
  readonly value = input(0);
  protected readonly name = 'parent';

  constructor() {
    super();
    effect(() => log.push(`parent effect ${this.value()}`));
  }
}

@Component({
  imports: [Parent, ContentChild],
  template: `
    @if (isOpen()) {
      <app-parent [value]="1"><app-content-child /></app-parent>
    }
  `,
})
class Page {
  readonly isOpen = signal(true);
}

async function renderTree() {
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();
  return fixture;
}

claim(
  'The diagram shows the first rendering of a parent with a child in its content and a child in its template.',
  async () => {
    await renderTree();
    expect(log.filter((line) => !line.includes('effect'))).toEqual([
      'app-parent constructor',
      'app-content-child constructor',
      'app-view-child constructor',
      'parent ngOnChanges',
      'parent ngOnInit',
      'parent ngDoCheck',
      'content ngOnInit',
      'content ngDoCheck',
      'content ngAfterContentInit',
      'parent ngAfterContentInit',
      'view ngOnInit',
      'view ngDoCheck',
      'view ngAfterContentInit',
      'view ngAfterViewInit',
      'content ngAfterViewInit',
      'parent ngAfterViewInit',
    ]);
  },
);

claim('ngOnInit runs on the parent before it runs on the children.', async () => {
  await renderTree();
  expect(log.filter((line) => line.endsWith('ngOnInit'))).toEqual([
    'parent ngOnInit',
    'content ngOnInit',
    'view ngOnInit',
  ]);
});

claim(
  'The content hooks of the parent run after those of the child in its content, and its view hooks run after those of both children:',
  async () => {
    await renderTree();
    const content = log.filter((line) => line.endsWith('ngAfterContentInit'));
    expect(content.slice(0, 2)).toEqual([
      'content ngAfterContentInit',
      'parent ngAfterContentInit',
    ]);
    const view = log.filter((line) => line.endsWith('ngAfterViewInit'));
    expect(view.at(-1)).toBe('parent ngAfterViewInit');
    expect(view).toHaveLength(3);
  },
);

claim(
  'An effect of a component first runs after ngOnInit and ngDoCheck, and before the content hooks.',
  async () => {
    await renderTree();
    const parent = log.filter((line) => line.startsWith('parent'));
    expect(parent.slice(2, 5)).toEqual([
      'parent ngDoCheck',
      'parent effect 1',
      'parent ngAfterContentInit',
    ]);
  },
);

claim(
  'When Angular destroys a tree, ngOnDestroy of the children runs before that of the parent.',
  async () => {
    const fixture = await renderTree();
    log.length = 0;
    fixture.componentInstance.isOpen.set(false);
    await fixture.whenStable();
    expect(log).toEqual([
      'view ngOnDestroy',
      'view DestroyRef',
      'content ngOnDestroy',
      'parent ngOnDestroy',
      'parent DestroyRef',
      'content DestroyRef',
    ]);
  },
);

@Directive({ selector: '[appFirst]' })
class First extends Logging {
  protected readonly name = 'first';
}

@Directive({ selector: '[appSecond]' })
class Second extends Logging {
  protected readonly name = 'second';
}

@Directive()
class Inner extends Logging {
  protected readonly name = 'host directive';
}

@Component({ selector: 'app-card', template: '', hostDirectives: [Inner] })
class Card extends Logging {
  protected readonly name = 'card';
}

@Component({
  imports: [Second, First, Card],
  template: '<app-card appFirst appSecond />',
})
class Several {}

claim(
  'On one element, each hook runs first on the host directives of the component, then on the component, then on the other directives in the order of imports.',
  async () => {
    const fixture = TestBed.createComponent(Several);
    await fixture.whenStable();
    expect(log.filter((line) => line.endsWith('ngOnInit'))).toEqual([
      'host directive ngOnInit',
      'card ngOnInit',
      'second ngOnInit',
      'first ngOnInit',
    ]);
  },
);

@Component({
  selector: 'app-quiet',
  template: '{{ rendered() }}',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Quiet {
  protected rendered(): string {
    log.push('rendered');
    return '';
  }
  ngDoCheck(): void {
    log.push('ngDoCheck');
  }
}

@Component({
  imports: [Quiet],
  template: '<app-quiet /> {{ count() }}',
})
class Loud {
  readonly count = signal(0);
}

claim(
  'It runs even if nothing changed, and even if the component is OnPush and Angular skips its template.',
  async () => {
    const fixture = TestBed.createComponent(Loud);
    await fixture.whenStable();
    log.length = 0;
    fixture.componentInstance.count.set(1);
    await fixture.whenStable();
    expect(log).toEqual(['ngDoCheck']);
  },
);

@Component({ template: '' })
class Amount {
  readonly price = input(0);
  readonly value = model(1);
  readonly changes: string[][] = [];

  ngOnChanges(changes: SimpleChanges): void {
    this.changes.push(Object.keys(changes));
  }
}

claim("A component that sets its own model() doesn't call it.", async () => {
  const fixture = TestBed.createComponent(Amount);
  fixture.componentRef.setInput('price', 8);
  fixture.componentRef.setInput('value', 2);
  await fixture.whenStable();
  fixture.componentInstance.value.set(3);
  await fixture.whenStable();
  expect(fixture.componentInstance.changes).toEqual([['price', 'value']]);
});

claim('Angular runs all callbacks of one phase before it runs those of the next phase.', () => {
  TestBed.runInInjectionContext(() => {
    for (const name of ['a', 'b']) {
      afterNextRender({
        read: () => log.push(`${name} read`),
        mixedReadWrite: () => log.push(`${name} mixedReadWrite`),
        write: () => log.push(`${name} write`),
        earlyRead: () => log.push(`${name} earlyRead`),
      });
    }
    afterEveryRender(() => log.push('c without a phase'));
  });
  TestBed.tick();
  expect(log).toEqual([
    'a earlyRead',
    'b earlyRead',
    'a write',
    'b write',
    'a mixedReadWrite',
    'b mixedReadWrite',
    'c without a phase',
    'a read',
    'b read',
  ]);
});

@Component({ template: '{{ report() }}' })
class Report {
  readonly destroyRef = inject(DestroyRef);
  readonly report = signal('');
  readonly loaded = output<string>();
}

claim('Setting a signal of a destroyed component does no harm.', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const fixture = TestBed.createComponent(Report);
  fixture.destroy();
  fixture.componentInstance.report.set('late');
  expect(warn).not.toHaveBeenCalled();
  fixture.componentInstance.loaded.emit('late');
  expect(String(warn.mock.calls[0])).toContain('NG0953');
  warn.mockRestore();
});

claim('onDestroy() is called after the end', () => {
  const fixture = TestBed.createComponent(Report);
  fixture.destroy();
  const { destroyRef } = fixture.componentInstance;
  expect(destroyRef.destroyed).toBe(true);
  expect(() => destroyRef.onDestroy(() => undefined)).toThrow(
    'NG0911: View has already been destroyed.',
  );
});
