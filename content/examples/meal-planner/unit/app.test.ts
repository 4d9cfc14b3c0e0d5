// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { App } from '../src/app/app';
import { MealModel } from '../src/app/meal-model';

/** Answers with one word, and then waits for the rest. */
class OneWord {
  abort?: AbortSignal;

  async ask(_prompt: string, abort: AbortSignal) {
    this.abort = abort;
    return (async function* () {
      yield 'Soup';
      await new Promise(() => {});
    })();
  }
}

it('shows the first word at once, and Stop cancels the rest', async () => {
  const model = new OneWord();
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: MealModel, useValue: model },
    ],
  });
  const fixture = TestBed.createComponent(App);
  const page: HTMLElement = fixture.nativeElement;
  await fixture.whenStable();

  page.querySelector('form')?.dispatchEvent(new Event('submit'));
  await fixture.whenStable();
  expect(page.textContent).toContain('Soup');
  expect(page.textContent).toContain('Writing the answer…');

  page.querySelector<HTMLButtonElement>('[type=button]')?.click();
  await fixture.whenStable();
  expect(model.abort?.aborted).toBe(true);
  expect(page.textContent).toContain('The answer is ready.');
});
// #enddocregion test
