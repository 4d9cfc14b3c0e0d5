import { Component, Inject, Injectable, InjectionToken, Optional, Self, SkipSelf, Injector } from '@angular/core';

export interface Config { production: boolean; name: string }
export const CONFIG = new InjectionToken<Config>('config');
export const LOGGER = new InjectionToken<string[]>('logger');
export const STAMP = new InjectionToken<string>('stamp');
export const MISSING = new InjectionToken<string>('missing');

@Injectable({ providedIn: 'root' })
export class ConfigService {
  steps: string[] = [];

  load(): Promise<void> {
    return new Promise(resolve => setTimeout(() => { this.steps.push('loaded'); resolve(); }, 5));
  }
}

@Component({
  selector: 'app-root',
  template: `
    <p>{{ config.name }} ({{ config.production ? 'live' : 'test' }})</p>
    <p>{{ service.steps.length }} steps, {{ loggers.join('+') }}</p>
    <p>{{ stamp }}</p>
    <p>{{ missing === null ? 'nothing missing' : missing }}</p>
  `,
})
export class AppComponent {
  constructor(
    @Inject(CONFIG) public config: Config,
    @Inject(LOGGER) public loggers: string[],
    @Inject(STAMP) public stamp: string,
    @Optional() @Inject(MISSING) public missing: string | null,
    @Optional() @Self() @Inject(MISSING) _own: string | null,
    @SkipSelf() public injector: Injector,
    public service: ConfigService,
  ) {}
}
