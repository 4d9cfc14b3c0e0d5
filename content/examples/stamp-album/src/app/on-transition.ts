import { DOCUMENT, inject } from '@angular/core';
import { Router, type ViewTransitionInfo } from '@angular/router';

// #docregion created
/** Adds a class to the root element while a page turns. */
export function onTransition({ transition }: ViewTransitionInfo): void {
  const navigation = inject(Router).currentNavigation();
  if (navigation?.extras.info !== 'turn') return;
  const { classList } = inject(DOCUMENT).documentElement;
  classList.add('turning');
  transition.finished.finally(() => classList.remove('turning'));
}
// #enddocregion created
