import { DOCUMENT, inject } from '@angular/core';
import { Router, type ViewTransitionInfo } from '@angular/router';

// #docregion created
/** Marks the document while a page is turned, for the style sheet. */
export function onTransition({ transition }: ViewTransitionInfo): void {
  const navigation = inject(Router).currentNavigation();
  if (navigation?.extras.info !== 'turn') return;
  const { classList } = inject(DOCUMENT).documentElement;
  classList.add('turning');
  transition.finished.finally(() => classList.remove('turning'));
}
// #enddocregion created
