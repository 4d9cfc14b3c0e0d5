import {
  type ApplicationRef,
  ErrorHandler,
  provideZonelessChangeDetection,
  runInInjectionContext,
} from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import * as programs from './programs';

// Runs each program in an application of its own, and leaves what was printed for the test: errors that are thrown, and what is logged.

export type Program = (app: ApplicationRef) => unknown;

const printed: Record<string, string[]> = {};
let current: string[] = [];
const print = (...parts: unknown[]) => current.push(parts.map(String).join(' '));

console.error = print;
console.warn = print;
addEventListener('error', ({ message }) => print(message));
addEventListener('unhandledrejection', ({ reason }) => print(reason));

const pause = () => new Promise((done) => setTimeout(done, 5));

for (const [code, program] of Object.entries<Program>(programs)) {
  current = [];
  printed[code] = current;
  try {
    const app = await createApplication({
      providers: [
        provideZonelessChangeDetection(),
        { provide: ErrorHandler, useValue: { handleError: print } },
      ],
    });
    await runInInjectionContext(app.injector, () => program(app));
    await pause();
    app.destroy();
  } catch (error) {
    print(error);
  }
  await pause();
}

Object.assign(globalThis, { printed });
