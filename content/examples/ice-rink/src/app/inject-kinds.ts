// #docregion kinds
import { computed, inject, type Signal } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute } from '@angular/router';

/** `?kind=skating&kind=hockey` */
export function injectKinds(): Signal<readonly string[]> {
  const query = toSignal(inject(ActivatedRoute).queryParamMap, {
    requireSync: true,
  });
  return computed(() => query().getAll('kind'));
}
// #enddocregion kinds
