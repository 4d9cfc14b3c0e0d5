import { inject } from '@angular/core';
import type { ResolveFn } from '@angular/router';
import { Trails } from './trails';

export const trailTitle: ResolveFn<string> = (route) => {
  const slug = route.paramMap.get('slug') ?? '';
  return inject(Trails).find(slug)?.name ?? 'Unknown trail';
};
