import {
  provideHttpClient,
  withFetch,
  withInterceptors,
} from '@angular/common/http';
import { type EnvironmentProviders, InjectionToken } from '@angular/core';
import { memoryServer } from './memory-server';

/** The tests of this example open it with `?server=xhr` and `?base=…`. */
const query = new URLSearchParams(location.search);

/** What every address of the shop starts with. */
export const API_BASE = new InjectionToken<string>('API_BASE', {
  providedIn: 'root',
  factory: () => query.get('base') ?? '',
});

/** A real server, or, on this page, one in memory. */
export function connect(): EnvironmentProviders {
  switch (query.get('server')) {
    case 'xhr':
      return provideHttpClient();
    case 'fetch':
      return provideHttpClient(withFetch());
    default:
      return provideHttpClient(withInterceptors([memoryServer]));
  }
}
