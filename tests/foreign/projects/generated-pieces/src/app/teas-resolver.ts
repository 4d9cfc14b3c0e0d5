import { ResolveFn } from '@angular/router';

export const teasResolver: ResolveFn<boolean> = (route, state) => {
  return true;
};
