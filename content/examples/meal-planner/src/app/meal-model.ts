import { Injectable } from '@angular/core';

const ANSWERS = [
  'Rice with beans and peppers: fry the peppers, add the beans, and serve ' +
    'them on the rice. Squeeze a lime over the plate.',
  'Tomato soup with toast: simmer tomatoes and onions for twenty minutes, ' +
    'blend them, and toast the bread with cheese.',
];

/** Stands for a server that asks a model: it answers from memory. */
@Injectable({ providedIn: 'root' })
export class MealModel {
  private asked = 0;

  /** Resolves when the answer begins, and then yields its pieces. */
  async ask(
    prompt: string,
    abort: AbortSignal,
  ): Promise<AsyncIterable<string>> {
    await pause(300, abort);
    if (/fail/i.test(prompt)) throw new Error('The model did not answer: 503');
    return pieces(ANSWERS[this.asked++ % ANSWERS.length], abort);
  }
}

async function* pieces(text: string, abort: AbortSignal) {
  for (const word of text.split(/(?<= )/)) {
    await pause(60, abort);
    yield word;
  }
}

async function pause(milliseconds: number, abort: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  abort.throwIfAborted();
}
