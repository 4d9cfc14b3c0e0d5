import { provideZonelessChangeDetection, runInInjectionContext } from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import * as core from './core';
import * as packages from './packages';
import * as pages from './pages';
import { handler, type Program } from './support';

// Runs each program in an application of its own, and leaves what was printed for the test: errors that are thrown, and what is logged.

const printed: Record<string, string[]> = {};
let current: string[] = [];
const print = (...parts: unknown[]) => current.push(parts.map(String).join(' '));

console.error = print;
console.warn = print;
console.log = print;
addEventListener('error', ({ message }) => print(message));
addEventListener('unhandledrejection', ({ reason }) => print(reason));

/** Lets promises and scheduled renderings end. */
const settle = () => new Promise((done) => setTimeout(done, 10));

async function run(program: Program): Promise<void> {
  const providers = [provideZonelessChangeDetection(), handler];
  const app = await createApplication({ providers });
  await runInInjectionContext(app.injector, () => program(app));
  await settle();
  if (!app.destroyed) app.destroy();
}

for (const [code, program] of Object.entries<Program>({ ...core, ...packages, ...pages })) {
  current = [];
  printed[code] = current;
  await run(program).catch(print);
  await settle();
}

Object.assign(globalThis, { printed });
