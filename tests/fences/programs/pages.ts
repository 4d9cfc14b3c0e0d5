import { Component, inject, PendingTasks, provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication, provideClientHydration } from '@angular/platform-browser';
import { Broken } from './broken';
import { handler, type Program, show } from './support';

// Each export is named after the code that it makes Angular report. These need a page that a server has rendered, or a file of its own.

@Component({
  selector: 'app-deferred',
  imports: [Broken],
  template: '@defer (on immediate) { <app-broken /> }',
})
class Deferred {}

// Angular looks at the mode when it first makes a template.
@Component({ selector: 'app-hot', template: '@defer (on immediate) { <p>Ready</p> }' })
class Hot {}

@Component({ selector: 'app-busy', template: '' })
class Busy {
  constructor() {
    inject(PendingTasks).add();
  }
}

/** Starts an application that hydrates a page. */
function hydrate(): Promise<unknown> {
  document.body.append(document.createElement('app-busy'));
  return bootstrapApplication(Busy, {
    providers: [provideZonelessChangeDetection(), provideClientHydration(), handler],
  });
}

/** Puts into the page what a server adds to it. */
function renderedByServer(...nodes: Node[]): () => void {
  const state = document.createElement('script');
  state.id = 'ng-state';
  state.type = 'application/json';
  state.textContent = '{"__nghData__":[]}';
  const added = [...nodes, state];
  document.body.prepend(...added);
  return () => {
    for (const node of added) document.body.removeChild(node);
  };
}

export const NG0505: Program = () => hydrate();

export const NG0506: Program = async () => {
  const { setTimeout } = globalThis;
  const remove = renderedByServer(document.createComment('nghm'));
  // Nobody waits ten seconds here.
  Object.assign(globalThis, {
    setTimeout: (task: () => void, time: number) => setTimeout(task, time === 10_000 ? 0 : time),
  });
  await hydrate();
  await new Promise((done) => setTimeout(done, 20));
  Object.assign(globalThis, { setTimeout });
  remove();
};

export const NG0507: Program = async () => {
  const remove = renderedByServer();
  await hydrate().finally(remove);
};

export const NG0750: Program = async (app) => {
  show(app, Deferred);
  await new Promise((done) => setTimeout(done, 100));
};

export const NG0751: Program = (app) => {
  Object.assign(globalThis, { ngHmrMode: true });
  show(app, Hot);
  Object.assign(globalThis, { ngHmrMode: false });
};
