import {
  CDK_DRAG_CONFIG,
  CdkDrag,
  type CdkDragDrop,
  CdkDragPreview,
  CdkDropList,
  CdkDropListGroup,
  copyArrayItem,
  DragDrop,
  DragRef,
  DropListRef,
  moveItemInArray,
  type Point,
  transferArrayItem,
} from '@angular/cdk/drag-drop';
import { HttpClient, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { Component, inject, signal, type Type, viewChild, viewChildren } from '@angular/core';
import { type ComponentFixture, TestBed } from '@angular/core/testing';
import { finalize } from 'rxjs';
import { expect, vi } from 'vitest';
import { claim } from '../claim';

async function rendered<T>(type: Type<T>): Promise<ComponentFixture<T>> {
  const fixture = TestBed.createComponent(type);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  return fixture;
}

/** Presses at the origin and moves to a place, as a mouse does. There is no layout: elements are at the origin. */
function press(element: Element): void {
  const event = new MouseEvent('mousedown', { bubbles: true, buttons: 1 });
  // Without a click count, the CDK takes it for a screen reader's.
  for (const [key, value] of [
    ['detail', 1],
    ['pageX', 0],
    ['pageY', 0],
  ] as const)
    Object.defineProperty(event, key, { value });
  element.dispatchEvent(event);
}

function moveTo(pageX: number, pageY: number): void {
  const event = new MouseEvent('mousemove', { bubbles: true, buttons: 1, cancelable: true });
  Object.defineProperty(event, 'pageX', { value: pageX });
  Object.defineProperty(event, 'pageY', { value: pageY });
  document.dispatchEvent(event);
}

const release = () => document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));

claim('All three accept a target index that is out of range and use the nearest one.', () => {
  const list = ['a', 'b', 'c'];
  moveItemInArray(list, 0, 9);
  expect(list).toEqual(['b', 'c', 'a']);
  const target = ['x'];
  transferArrayItem(list, target, 2, 9);
  expect([list, target]).toEqual([
    ['b', 'c'],
    ['x', 'a'],
  ]);
  copyArrayItem(list, target, 0, -5);
  expect(target).toEqual(['b', 'x', 'a']);
});

claim(
  'transferArrayItem() moves an item to another array, copyArrayItem() adds it there and keeps the original.',
  () => {
    const [from, to] = [['a', 'b'], [] as string[]];
    copyArrayItem(from, to, 0, 0);
    expect([from, to]).toEqual([['a', 'b'], ['a']]);
    transferArrayItem(from, to, 1, 0);
    expect([from, to]).toEqual([['a'], ['b', 'a']]);
  },
);

@Component({
  selector: 'app-free',
  imports: [CdkDrag],
  template: `
    <div
      cdkDrag
      [cdkDragLockAxis]="axis()"
      [cdkDragStartDelay]="delay()"
      [cdkDragDisabled]="isOff()"
      (cdkDragStarted)="seen.push('started')"
      (cdkDragReleased)="seen.push('released')"
      (cdkDragEnded)="seen.push('ended')"
    ></div>
  `,
})
class Free {
  readonly drag = viewChild.required(CdkDrag);
  readonly axis = signal<'x' | 'y' | null>(null);
  readonly delay = signal(0);
  readonly isOff = signal(false);
  readonly seen: string[] = [];
}

const itemOf = (fixture: ComponentFixture<unknown>): Element =>
  fixture.nativeElement.querySelector('.cdk-drag');

claim(
  "With any pointer, a drag starts only after 5 pixels, so that a click with a slight movement doesn't start a drag.",
  async () => {
    const fixture = await rendered(Free);
    press(itemOf(fixture));
    moveTo(4, 0);
    expect(fixture.componentInstance.seen).toEqual([]);
    moveTo(5, 0);
    expect(fixture.componentInstance.seen).toEqual(['started']);
    release();
    expect(fixture.componentInstance.seen).toEqual(['started', 'released', 'ended']);
  },
);

claim('A cdkDrag outside of a list stays where the user drops it.', async () => {
  const fixture = await rendered(Free);
  press(itemOf(fixture));
  moveTo(10, 0);
  moveTo(30, 20);
  release();
  expect(fixture.componentInstance.drag().getFreeDragPosition()).toEqual({ x: 30, y: 20 });
  fixture.componentInstance.drag().reset();
  expect(fixture.componentInstance.drag().getFreeDragPosition()).toEqual({ x: 0, y: 0 });
});

claim('the item moves up and down only; for all items of a list, cdkDropListLockAxis', async () => {
  const fixture = await rendered(Free);
  fixture.componentInstance.axis.set('y');
  await fixture.whenStable();
  press(itemOf(fixture));
  moveTo(10, 0);
  moveTo(30, 20);
  release();
  expect(fixture.componentInstance.drag().getFreeDragPosition()).toEqual({ x: 0, y: 20 });
});

claim(
  'If the finger moves before the delay is over, the page scrolls and no drag starts.',
  async () => {
    const fixture = await rendered(Free);
    fixture.componentInstance.delay.set(250);
    await fixture.whenStable();
    const now = vi.spyOn(Date, 'now').mockReturnValue(1000);
    press(itemOf(fixture));
    now.mockReturnValue(1100);
    moveTo(30, 0);
    now.mockReturnValue(1400);
    moveTo(60, 0);
    expect(fixture.componentInstance.seen).toEqual([]);
    press(itemOf(fixture));
    now.mockReturnValue(1700);
    moveTo(30, 0);
    release();
    now.mockRestore();
    expect(fixture.componentInstance.seen[0]).toBe('started');
  },
);

@Component({
  selector: 'app-lists',
  imports: [CdkDrag, CdkDropList, CdkDropListGroup],
  template: `
    <div [cdkDropListGroupDisabled]="isOff()" cdkDropListGroup>
      <ul cdkDropList cdkDropListConnectedTo="archive">
        <li cdkDrag>Mug</li>
      </ul>
    </div>
  `,
})
class Lists {
  readonly list = viewChild.required(CdkDropList);
  readonly drag = viewChild.required(CdkDrag);
  readonly isOff = signal(false);
}

claim(
  'If an id is wrong, the console warns: CdkDropList could not find connected drop list with id "archive".',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    press(itemOf(await rendered(Lists)));
    moveTo(10, 0);
    release();
    expect(warn).toHaveBeenCalledWith(
      'CdkDropList could not find connected drop list with id "archive"',
    );
    warn.mockRestore();
  },
);

claim(
  'cdkDragDisabled is for one item, cdkDropListDisabled for a list with its items, and cdkDropListGroupDisabled for all lists of a group.',
  async () => {
    const fixture = await rendered(Lists);
    const { list, drag, isOff } = fixture.componentInstance;
    expect([list().disabled, drag().disabled]).toEqual([false, false]);
    isOff.set(true);
    await fixture.whenStable();
    expect([list().disabled, drag().disabled]).toEqual([true, true]);
  },
);

claim(
  'During a drag in a list, the item itself is hidden at the end of the document, and the placeholder takes its place.',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fixture = await rendered(Lists);
    const item = itemOf(fixture);
    press(item);
    moveTo(10, 0);
    expect(item.parentElement).toBe(document.body);
    expect(fixture.nativeElement.querySelector('.cdk-drag-placeholder')).not.toBeNull();
    expect(document.querySelector('.cdk-drag-preview')).not.toBeNull();
    release();
    warn.mockRestore();
  },
);

claim('The CDK has no keyboard support for dragging.', async () => {
  const fixture = await rendered(Free);
  for (const key of ['Enter', ' ', 'ArrowDown'])
    itemOf(fixture).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(fixture.componentInstance.seen).toEqual([]);
  expect(itemOf(fixture).hasAttribute('tabindex')).toBe(false);
});

const tick = () => new Promise((resolve) => setTimeout(resolve));

@Component({
  selector: 'app-sorted',
  imports: [CdkDrag, CdkDragPreview, CdkDropList],
  template: `
    <ul
      cdkDropList
      [cdkDropListSortPredicate]="remember"
      (cdkDropListSorted)="seen.push('sorted')"
      (cdkDropListDropped)="seen.push('dropped')"
    >
      <li
        cdkDrag
        (cdkDragStarted)="seen.push('started')"
        (cdkDragMoved)="seen.push('moved')"
        (cdkDragReleased)="seen.push('released')"
        (cdkDragEnded)="seen.push('ended')"
        (cdkDragDropped)="seen.push('item dropped')"
      >
        Mug
        <ng-template cdkDragPreview [data]="{ total: 59 }" let-total="total">
          <b>{{ total }} €</b>
        </ng-template>
      </li>
      <li cdkDrag>Cap</li>
    </ul>
  `,
})
class Sorted {
  readonly list = viewChild.required(CdkDropList);
  readonly seen: string[] = [];
  self: unknown;
  readonly remember: CdkDropList['sortPredicate'];

  constructor() {
    const page = this;
    this.remember = function (this: unknown) {
      page.self = this;
      return true;
    };
  }
}

claim(
  'The list calls the predicate with itself as this, so a method would not find your component: write an arrow function.',
  async () => {
    const { componentInstance: page } = await rendered(Sorted);
    const { sortPredicate } = page.list()._dropListRef;
    sortPredicate(0, { data: null } as never, { data: null } as never);
    expect(page.self).toBe(page.list());
  },
);

claim(
  'One long step is not enough: the first movement starts the drag, and only later ones sort.',
  async () => {
    const fixture = await rendered(Sorted);
    const { seen } = fixture.componentInstance;
    press(itemOf(fixture));
    moveTo(0, 500);
    expect(seen).toEqual(['started']);
    moveTo(0, 501);
    expect(seen).toEqual(['started', 'moved']);
    release();
    await tick();
    expect(seen).toEqual(['started', 'moved', 'released', 'ended', 'item dropped', 'dropped']);
  },
);

claim(
  'In a list, cdkDragEnded and cdkDragDropped of the item fire before cdkDropListDropped.',
  async () => {
    const fixture = await rendered(Sorted);
    press(itemOf(fixture));
    moveTo(0, 500);
    release();
    await tick();
    const { seen } = fixture.componentInstance;
    expect(seen.slice(-3)).toEqual(['ended', 'item dropped', 'dropped']);
  },
);

claim(
  'copyArrayItem() inserts the same object again, so a new id would also change the part of the palette.',
  () => {
    const palette = [{ id: 1 }];
    const page: { id: number }[] = [];
    copyArrayItem(palette, page, 0, 0);
    expect(page[0]).toBe(palette[0]);
    page.splice(0, 0, { ...palette[0], id: 2 });
    expect([palette, page]).toEqual([[{ id: 1 }], [{ id: 2 }, { id: 1 }]]);
  },
);

@Component({
  selector: 'app-asking',
  imports: [CdkDrag, CdkDropList, CdkDropListGroup],
  template: `
    <ul cdkDropList [cdkDropListEnterPredicate]="ask"><li cdkDrag id="single">Mug</li></ul>
    <div cdkDropListGroup>
      <ul cdkDropList><li cdkDrag id="connected">Cap</li></ul>
      <ul cdkDropList [cdkDropListEnterPredicate]="ask"></ul>
    </div>
  `,
})
class Asking {
  readonly asked: unknown[] = [];
  protected readonly ask = ({ data }: CdkDrag) => {
    this.asked.push(data);
    return false;
  };
}

async function dragIn(fixture: ComponentFixture<Asking>, item: string) {
  press(fixture.nativeElement.querySelector(item));
  moveTo(0, 500);
  moveTo(0, 510);
  release();
  await tick();
  return fixture.componentInstance.asked;
}

claim(
  'A single list never calls its enter predicate, because no other list is connected with it.',
  async () => {
    const fixture = await rendered(Asking);
    expect(await dragIn(fixture, '#single')).toEqual([]);
    expect(await dragIn(fixture, '#connected')).not.toEqual([]);
  },
);

claim('The data of an item without cdkDragData is undefined, so write data?.paid.', async () => {
  const asked = await dragIn(await rendered(Asking), '#connected');
  expect(new Set(asked)).toEqual(new Set([undefined]));
});

claim('[data] is the template\'s context object: let-total="total" reads its total.', async () => {
  const fixture = await rendered(Sorted);
  press(itemOf(fixture));
  moveTo(0, 500);
  expect(document.querySelector('.cdk-drag-preview')?.textContent).toContain('59 €');
  release();
  await tick();
});

claim('Selectors such as :last-child keep working.', async () => {
  const fixture = await rendered(Sorted);
  const list: Element = fixture.nativeElement.querySelector('ul');
  press(itemOf(fixture));
  moveTo(0, 500);
  expect(list.children).toHaveLength(2);
  expect(list.lastElementChild?.textContent).toContain('Cap');
  release();
  await tick();
});

@Component({
  selector: 'app-configured',
  imports: [CdkDrag, CdkDropList],
  template: `
    <ul cdkDropList></ul>
    <ul cdkDropList cdkDropListOrientation="vertical"></ul>
    <div cdkDrag (cdkDragStarted)="seen.push('started')"></div>
  `,
  providers: [
    {
      provide: CDK_DRAG_CONFIG,
      useValue: { dragStartThreshold: 8, listOrientation: 'horizontal' },
    },
  ],
})
class Configured {
  readonly lists = viewChildren(CdkDropList);
  readonly seen: string[] = [];
}

claim('CDK_DRAG_CONFIG sets defaults for an application or a component.', async () => {
  const fixture = await rendered(Configured);
  press(itemOf(fixture));
  moveTo(7, 0);
  expect(fixture.componentInstance.seen).toEqual([]);
  moveTo(8, 0);
  expect(fixture.componentInstance.seen).toEqual(['started']);
  release();
});

claim('Inputs in a template win:', async () => {
  const { componentInstance: page } = await rendered(Configured);
  expect(page.lists().map(({ orientation }) => orientation)).toEqual(['horizontal', 'vertical']);
});

@Component({
  selector: 'app-grid',
  imports: [CdkDrag],
  template: '<div cdkDrag [cdkDragConstrainPosition]="toGrid"></div>',
})
class Grid {
  readonly drag = viewChild.required(CdkDrag);
  protected readonly toGrid = ({ x, y }: Point) => ({
    x: Math.round(x / 50) * 50,
    y: Math.round(y / 50) * 50,
  });
}

claim(
  "your function gets the position of the pointer and returns the position of the element's top left corner, for example on a grid",
  async () => {
    const fixture = await rendered(Grid);
    press(itemOf(fixture));
    moveTo(10, 0);
    moveTo(60, 90);
    release();
    expect(fixture.componentInstance.drag().getFreeDragPosition()).toEqual({ x: 50, y: 100 });
  },
);

claim(
  'The service DragDrop creates the same behavior without a template: createDrag(element) returns a DragRef, and createDropList(element) a DropListRef.',
  () => {
    const service = TestBed.inject(DragDrop);
    const element = document.body.appendChild(document.createElement('div'));
    const drag = service.createDrag(element);
    const list = service.createDropList(element);
    expect([drag instanceof DragRef, list instanceof DropListRef]).toEqual([true, true]);
    press(element);
    moveTo(10, 0);
    moveTo(30, 20);
    release();
    expect(drag.getFreeDragPosition()).toEqual({ x: 30, y: 20 });
    drag.dispose();
    list.dispose();
  },
);

@Component({
  selector: 'app-saved-order',
  imports: [CdkDrag, CdkDropList],
  template: `
    <ul cdkDropList [cdkDropListDisabled]="saving()" (cdkDropListDropped)="drop($event)">
      @for (name of products(); track name) { <li cdkDrag>{{ name }}</li> }
    </ul>
    <p role="status">{{ problem() }}</p>
  `,
})
class SavedOrder {
  private readonly http = inject(HttpClient);
  readonly list = viewChild.required(CdkDropList);
  readonly products = signal(['Mug', 'T-shirt', 'Cap']);
  readonly saving = signal(false);
  readonly problem = signal('');

  drop({
    previousIndex,
    currentIndex,
  }: Pick<CdkDragDrop<unknown>, 'previousIndex' | 'currentIndex'>) {
    if (previousIndex === currentIndex) return;
    const before = this.products();
    const after = [...before];
    moveItemInArray(after, previousIndex, currentIndex);
    this.products.set(after);
    this.problem.set('');
    this.saving.set(true);
    this.http
      .put('/api/product-order', after)
      .pipe(finalize(() => this.saving.set(false)))
      .subscribe({
        error: () => {
          this.products.set(before);
          this.problem.set('The new order was not saved.');
        },
      });
  }
}

async function savedOrder() {
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] });
  const fixture = await rendered(SavedOrder);
  const names = () =>
    Array.from(fixture.nativeElement.querySelectorAll('li'), ({ textContent }) => textContent);
  return {
    fixture,
    app: fixture.componentInstance,
    names,
    server: TestBed.inject(HttpTestingController),
  };
}

claim('If the request fails, show the previous order again with a message:', async () => {
  const { fixture, app, names, server } = await savedOrder();
  app.drop({ previousIndex: 0, currentIndex: 2 });
  await fixture.whenStable();
  expect(names()).toEqual(['T-shirt', 'Cap', 'Mug']);
  const request = server.expectOne('/api/product-order');
  expect(request.request.body).toEqual(['T-shirt', 'Cap', 'Mug']);
  request.flush('', { status: 409, statusText: 'Conflict' });
  await fixture.whenStable();
  expect(names()).toEqual(['Mug', 'T-shirt', 'Cap']);
  expect(fixture.nativeElement.querySelector('[role=status]').textContent).toBe(
    'The new order was not saved.',
  );
});

claim('moveItemInArray() changes the copy, so before keeps the previous order.', () => {
  const before = ['Mug', 'Cap'];
  const after = [...before];
  moveItemInArray(after, 0, 1);
  expect([before, after]).toEqual([
    ['Mug', 'Cap'],
    ['Cap', 'Mug'],
  ]);
});

claim('While the request runs, saving disables the list.', async () => {
  const { fixture, app, names, server } = await savedOrder();
  app.drop({ previousIndex: 0, currentIndex: 1 });
  await fixture.whenStable();
  expect(app.list().disabled).toBe(true);
  server.expectOne('/api/product-order').flush({});
  await fixture.whenStable();
  expect(app.list().disabled).toBe(false);
  expect(names()).toEqual(['T-shirt', 'Mug', 'Cap']);
});

claim('cdkDropListDropped also emits when an item is dropped in its old place.', async () => {
  const fixture = await rendered(Sorted);
  const item = itemOf(fixture);
  press(item);
  moveTo(10, 0);
  release();
  await tick();
  expect(fixture.componentInstance.seen).toContain('dropped');
});
