import { Component, Injectable, provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import {
  type PreloadingStrategy,
  provideRouter,
  type Route,
  RouterOutlet,
  withPreloading,
} from '@angular/router';
import { EMPTY, type Observable } from 'rxjs';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

const asked = vi.fn();

@Injectable()
class PreloadMarked implements PreloadingStrategy {
  preload(route: Route): Observable<unknown> {
    asked(route.path);
    return EMPTY;
  }
}

@Component({ selector: 'app-page', template: 'Welcome' })
class Page {}

@Component({ selector: 'app-root', template: '<router-outlet />', imports: [RouterOutlet] })
class Root {}

async function start(providers: (typeof PreloadMarked)[]): Promise<void> {
  document.body.innerHTML = '<app-root></app-root>';
  const routes = [
    { path: '', component: Page },
    { path: 'visit', loadComponent: () => Promise.resolve(Page) },
  ];
  const app = await bootstrapApplication(Root, {
    providers: [
      provideZonelessChangeDetection(),
      provideRouter(routes, withPreloading(PreloadMarked)),
      providers,
    ],
  });
  await vi.waitFor(() => expect(document.body.textContent).toBe('Welcome'));
  await app.whenStable();
  app.destroy();
}

claim(
  "Without providedIn: 'root' or a provider, the router preloads nothing, and there is no message.",
  async () => {
    const error = vi.spyOn(console, 'error');
    await start([]);
    expect(asked).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();

    await start([PreloadMarked]);
    expect(asked).toHaveBeenCalledWith('visit');
  },
);
