import {
  ChangeDetectionStrategy,
  ChangeDetectorRef,
  Component,
  type ComponentRef,
  inject,
  input,
  signal,
  viewChildren,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../claim';

const checked = new Set<string>();
const stamp = signal(0);

@Component({
  selector: 'app-row',
  template:
    '{{ note() }}{{ id() === 1 ? stamp() : 0 }}<button (click)="press()">{{ sales()?.length }}</button>',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Row {
  readonly id = input.required<number>();
  readonly sales = input<number[]>();
  readonly changeDetector = inject(ChangeDetectorRef);
  protected readonly stamp = stamp;
  protected note(): string {
    checked.add(`row ${this.id()}`);
    return '';
  }
  protected press(): void {}
}

@Component({
  selector: 'app-table',
  imports: [Row],
  template: '{{ note() }}<app-row [id]="1" [sales]="sales()" /><app-row [id]="2" />',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Table {
  readonly sales = input<number[]>();
  readonly rows = viewChildren(Row);
  protected note(): string {
    checked.add('table');
    return '';
  }
}

@Component({
  selector: 'app-toolbar',
  template: '{{ note() }}',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Toolbar {
  protected note(): string {
    checked.add('toolbar');
    return '';
  }
}

@Component({
  imports: [Toolbar, Table],
  template: '{{ note() }}<app-toolbar /><app-table [sales]="sales()" />',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Page {
  readonly sales = signal([10, 20]);
  readonly tables = viewChildren(Table);
  protected note(): string {
    checked.add('page');
    return '';
  }
}

/** Renders the tree, and returns what a change checks. */
async function checkedAfter(change: (page: ComponentRef<Page>) => void): Promise<string[]> {
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();
  checked.clear();
  change(fixture.componentRef);
  await fixture.whenStable();
  return [...checked].sort();
}

claim(
  'Angular checks the row and its parents. The toolbar and the other row are skipped:',
  async () => {
    expect(
      await checkedAfter(({ location }) => location.nativeElement.querySelector('button').click()),
    ).toEqual(['page', 'row 1', 'table']);
  },
);

claim('Angular checks that row alone:', async () => {
  expect(await checkedAfter(() => stamp.update((count) => count + 1))).toEqual(['row 1']);
});

claim('It marks the component and its parents, and Angular checks them soon.', async () => {
  expect(
    await checkedAfter(({ instance }) => {
      instance.tables()[0]?.rows()[1]?.changeDetector.markForCheck();
      expect(checked.size).toBe(0);
    }),
  ).toEqual(['page', 'row 2', 'table']);
});

claim(
  'The array is the same object, so the table is skipped and still shows 2 sales.',
  async () => {
    const fixture = TestBed.createComponent(Page);
    await fixture.whenStable();
    fixture.componentInstance.sales().push(30);
    fixture.componentRef.changeDetectorRef.markForCheck();
    await fixture.whenStable();
    expect(fixture.nativeElement.querySelector('button').textContent).toBe('2');
    fixture.componentInstance.sales.set([1, 2, 3]);
    await fixture.whenStable();
    expect(fixture.nativeElement.querySelector('button').textContent).toBe('3');
  },
);

@Component({ selector: 'app-default', template: '{{ note() }}' })
class ByDefault {
  protected note(): string {
    checked.add('default');
    return '';
  }
}

@Component({
  selector: 'app-wrapper',
  imports: [ByDefault],
  template: '{{ note() }}<app-default />',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Wrapper {
  protected note(): string {
    checked.add('wrapper');
    return '';
  }
}

@Component({
  selector: 'app-shell',
  imports: [Wrapper],
  template: '<button (click)="press()">x</button><app-wrapper />',
})
class Shell {
  protected press(): void {}
}

claim(
  'A component inside a skipped component is skipped as well, whatever its strategy, unless a signal of its own template has changed.',
  async () => {
    const fixture = TestBed.createComponent(Shell);
    await fixture.whenStable();
    checked.clear();
    fixture.nativeElement.querySelector('button').click();
    await fixture.whenStable();
    expect([...checked]).toEqual([]);
  },
);

let doChecks = 0;

@Component({
  selector: 'app-hooks',
  template: '{{ note() }}',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Hooks {
  ngDoCheck(): void {
    doChecks++;
  }
  protected note(): string {
    checked.add('hooks');
    return '';
  }
}

@Component({ imports: [Hooks], template: '{{ count() }}<app-hooks />' })
class WithHooks {
  readonly count = signal(0);
}

claim(
  'ngDoCheck() of a skipped component still runs when its parent is checked, because the parent calls it.',
  async () => {
    const fixture = TestBed.createComponent(WithHooks);
    await fixture.whenStable();
    checked.clear();
    doChecks = 0;
    fixture.componentInstance.count.set(1);
    await fixture.whenStable();
    expect(doChecks).toBeGreaterThan(0);
    expect(checked.size).toBe(0);
  },
);

@Component({
  selector: 'app-field',
  template: '{{ field }}',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class WithField {
  field = 'old';
}

claim(
  'If a test assigns a plain field of an OnPush component, the page keeps the old text, even after fixture.detectChanges():',
  async () => {
    const fixture = TestBed.createComponent(WithField);
    await fixture.whenStable();
    fixture.componentInstance.field = 'new';
    fixture.detectChanges();
    expect(fixture.nativeElement.textContent).toBe('old');
  },
);
