import { Injectable, inject, signal } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import {
  type Event,
  EventType,
  NavigationCancel,
  NavigationCancellationCode,
  NavigationEnd,
  NavigationError,
  NavigationSkipped,
  NavigationStart,
  Router,
} from '@angular/router';

// #docregion describe
function describe(event: Event): string {
  const name = EventType[event.type];
  if (event instanceof NavigationStart) return `${name} ${event.url}`;
  if (event instanceof NavigationEnd)
    return `${name} ${event.urlAfterRedirects}`;
  if (event instanceof NavigationCancel && event.code !== undefined)
    return `${name} ${NavigationCancellationCode[event.code]}`;
  if (event instanceof NavigationError) return `${name} ${event.error}`;
  return name;
}
// #enddocregion describe

/** The router's events since the last navigation started. */
@Injectable({ providedIn: 'root' })
export class NavigationLog {
  private readonly entries = signal<readonly string[]>([]);
  readonly all = this.entries.asReadonly();

  // #docregion subscribe
  constructor() {
    inject(Router)
      .events.pipe(takeUntilDestroyed())
      .subscribe((event) => this.record(event));
  }
  // #enddocregion subscribe

  private record(event: Event): void {
    const isFirst =
      event instanceof NavigationStart || event instanceof NavigationSkipped;
    this.entries.update((entries) => [
      ...(isFirst && !this.isRedirect() ? [] : entries),
      describe(event),
    ]);
  }

  /** Whether the navigation that starts continues one that is redirected. */
  private isRedirect(): boolean {
    return this.entries().at(-1)?.endsWith('Redirect') ?? false;
  }
}
