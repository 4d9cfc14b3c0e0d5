import {
  CdkDrag,
  CdkDropList,
  CdkDropListGroup,
  copyArrayItem,
  moveItemInArray,
  transferArrayItem,
} from '@angular/cdk/drag-drop';
import { Component, signal, type Type, viewChild } from '@angular/core';
import { type ComponentFixture, TestBed } from '@angular/core/testing';
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
  'With any pointer, a drag starts only after 5 pixels, so a click stays a click.',
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
  'A finger that moves before the delay is over scrolls the page and starts no drag.',
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
