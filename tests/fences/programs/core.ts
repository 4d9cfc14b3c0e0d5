import {
  ApplicationRef,
  assertPlatform,
  Component,
  computed,
  createComponent,
  createEnvironmentInjector,
  createPlatform,
  getPlatform,
  InjectionToken,
  Injector,
  IterableDiffers,
  importProvidersFrom,
  inject,
  input,
  inputBinding,
  model,
  output,
  outputBinding,
  provideZoneChangeDetection,
  provideZonelessChangeDetection,
  signal,
  ViewContainerRef,
  viewChild,
} from '@angular/core';
import { rxResource, toSignal } from '@angular/core/rxjs-interop';
import { createApplication } from '@angular/platform-browser';
import { EMPTY, NEVER } from 'rxjs';
import { handler, make, type Program, show } from './support';

// Each export is named after the code that it makes Angular report.

const TEA = new InjectionToken<string>('tea');

@Component({ selector: 'app-cup', template: '<p>Cup</p>' })
class Cup {
  readonly size = input(1);
  readonly emptied = output<void>();
}

@Component({ selector: 'app-again', template: '{{ again() }}' })
class Again {
  private readonly app = inject(ApplicationRef);
  protected again(): void {
    this.app.tick();
  }
}

@Component({ selector: 'app-provider', template: '', providers: [importProvidersFrom() as never] })
class WrongProvider {}

@Component({ selector: 'app-model', template: '' })
class EarlyModel {
  readonly size = model.required<number>();
  constructor() {
    this.read();
  }
  private read(): number {
    return this.size();
  }
}

@Component({ selector: 'app-tray', template: '<ng-container #cups />' })
class Tray {
  readonly cups = viewChild.required('cups', { read: ViewContainerRef });
}

export const NG0101: Program = (app) => show(app, Again);

export const NG0204: Program = (app) => {
  class Needy {
    constructor(readonly what: string) {}
  }
  createEnvironmentInjector([Needy as never], app.injector).get(Needy);
};

export const NG0205: Program = (app) => {
  const injector = createEnvironmentInjector([], app.injector);
  injector.destroy();
  injector.get(TEA);
};

export const NG0207: Program = (app) => show(app, WrongProvider);

export const NG0303: Program = (app) => make(app, Cup).setInput('color', 'red');

export const NG0315: Program = ({ injector }) =>
  createComponent(Cup, {
    environmentInjector: injector,
    bindings: [inputBinding('color', () => 'red')],
  }).changeDetectorRef.detectChanges();

export const NG0316: Program = ({ injector }) =>
  createComponent(Cup, {
    environmentInjector: injector,
    bindings: [outputBinding('filled', () => undefined)],
  }).changeDetectorRef.detectChanges();

export const NG0317: Program = ({ injector }) =>
  createComponent(Cup, {
    environmentInjector: injector,
    bindings: [inputBinding('size', () => 2)],
  }).setInput('size', 3);

export const NG0400: Program = () => createPlatform(Injector.create({ providers: [] }));

export const NG0401: Program = () => {
  getPlatform()?.destroy();
  assertPlatform(TEA);
};

export const NG0404: Program = () => {
  const platform = getPlatform();
  platform?.destroy();
  platform?.destroy();
};

export const NG0406: Program = (app) => {
  app.destroy();
  app.destroy();
};

export const NG0408: Program = () =>
  createApplication({
    providers: [provideZoneChangeDetection(), provideZonelessChangeDetection(), handler],
  });

export const NG0600: Program = () => {
  const count = signal(0);
  computed(() => count.set(1))();
};

export const NG0601: Program = () => toSignal(NEVER, { requireSync: true });

export const NG0800: Program = () => importProvidersFrom(Cup);

export const NG0900: Program = () => {
  const differ = inject(IterableDiffers).find([]).create();
  differ.diff(5 as never);
};

export const NG0901: Program = () => inject(IterableDiffers).find({});

export const NG0902: Program = (app) => {
  const tray = show(app, Tray);
  app.attachView(tray.instance.cups().createComponent(Cup).hostView);
};

export const NG0911: Program = (app) => {
  const cup = make(app, Cup);
  cup.destroy();
  cup.hostView.onDestroy(() => undefined);
};

export const NG0952: Program = (app) => make(app, EarlyModel);

export const NG0953: Program = (app) => {
  const cup = make(app, Cup);
  cup.destroy();
  cup.instance.emptied.emit();
};

export const NG0990: Program = async (app) => {
  const tea = rxResource({} as never);
  app.tick();
  await app.whenStable();
  throw tea.error();
};

export const NG0991: Program = async (app) => {
  const tea = rxResource({ stream: () => EMPTY });
  app.tick();
  await app.whenStable();
  throw tea.error();
};
