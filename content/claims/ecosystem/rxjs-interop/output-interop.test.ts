import { Component, Directive, output, viewChild } from '@angular/core';
import { outputFromObservable, outputToObservable } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import { Observable, Subject } from 'rxjs';
import { expect } from 'vitest';
import { claim } from '../../claim';

let subscriptions = 0;
let stops = 0;
const texts = new Observable<string>((subscriber) => {
  subscriptions++;
  subscriber.next('mug');
  return () => stops++;
});

@Directive({ selector: '[appSearch]' })
class Search {
  readonly searched = outputFromObservable(texts);
}

@Component({ imports: [Search], template: '<p appSearch (searched)="found.push($event)"></p>' })
class Page {
  readonly found: string[] = [];
  readonly search = viewChild.required(Search);
}

claim(
  'Angular subscribes to the observable for each listener, and unsubscribes when the component is destroyed.',
  () => {
    subscriptions = 0;
    stops = 0;
    const fixture = TestBed.createComponent(Page);
    expect(fixture.componentInstance.found).toEqual(['mug']);
    expect(subscriptions).toBe(1);
    fixture.detectChanges();
    fixture.componentInstance.search().searched.subscribe(() => undefined);
    expect(subscriptions).toBe(2);
    fixture.destroy();
    expect(stops).toBe(2);
  },
);

@Component({ imports: [Search], template: '<p appSearch></p>' })
class WithoutListener {}

claim('Without a listener, it does not run at all.', () => {
  subscriptions = 0;
  TestBed.createComponent(WithoutListener);
  expect(subscriptions).toBe(0);
});

@Component({ selector: 'app-quantity', template: '' })
class Quantity {
  readonly added = output<number>();
}

claim('The observable completes when the child is destroyed:', () => {
  const fixture = TestBed.createComponent(Quantity);
  const seen: unknown[] = [];
  outputToObservable(fixture.componentInstance.added).subscribe({
    next: (count) => seen.push(count),
    complete: () => seen.push('complete'),
  });
  fixture.componentInstance.added.emit(1);
  fixture.destroy();
  expect(seen).toEqual([1, 'complete']);
});

const feed = new Subject<string>();

@Component({ template: '' })
class Status {
  readonly changed = outputFromObservable(feed);
}

claim('After the observable completes, the output emits nothing more either.', () => {
  const seen: string[] = [];
  const fixture = TestBed.createComponent(Status);
  fixture.componentInstance.changed.subscribe((status) => seen.push(status));
  feed.next('packed');
  feed.complete();
  feed.next('shipped');
  expect(seen).toEqual(['packed']);
});

claim('NG0953: Unexpected subscription to destroyed OutputRef.', () => {
  const fixture = TestBed.createComponent(Status);
  const { changed } = fixture.componentInstance;
  fixture.destroy();
  expect(() => changed.subscribe(() => undefined)).toThrow(
    'NG0953: Unexpected subscription to destroyed `OutputRef`.',
  );
});
